/** The signs of the marks, in a square of 40. Half-tones are the same colour, thinner. */
const line = (width: number, svg: string) =>
  `<g fill="none" stroke="currentColor" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round">${svg}</g>`;
const half = (svg: string) => `<g opacity=".45">${svg}</g>`;
const turned = (count: number, svg: string, from = 0) =>
  Array.from(
    { length: count },
    (_, index) => `<g transform="rotate(${from + (index * 360) / count} 20 20)">${svg}</g>`,
  ).join('');

export const signs = {
  twoDrops: `<path d="M16 4c6 8 11 13 11 20a11 11 0 0 1-22 0C5 17 10 12 16 4Z"/>${half('<path d="M28 12c4 6 8 10 8 15a8 8 0 0 1-12 7c3-3 5-6 5-10 0-4-2-7-4-10l3-2Z"/>')}`,
  snow: line(3, turned(3, '<path d="M20 3v34M15 7l5 4 5-4M15 33l5-4 5 4"/>')),
  strata:
    '<path d="M3 31c8-6 14 4 20 0s9-5 14-2v7H3Z"/><path opacity=".7" d="M3 21c8-6 14 4 20 0s9-5 14-2v6c-5-3-8-2-14 2s-12-6-20 0Z"/><path opacity=".4" d="M3 11c8-6 14 4 20 0s9-5 14-2v6c-5-3-8-2-14 2s-12-6-20 0Z"/>',
  cluster:
    '<circle cx="14" cy="15" r="11"/><circle cx="29" cy="26" r="8"/><circle cx="13" cy="32" r="5" opacity=".5"/><circle cx="31" cy="9" r="4" opacity=".5"/>',
  dawn: '<path d="M4 26a16 16 0 0 1 32 0Z"/><path d="M2 29h36v3H2ZM9 35h22v3H9Z" opacity=".6"/>',
  leaf: '<path d="M36 3C17 3 5 13 5 27c0 4 1 7 2 10C9 25 16 16 27 12 18 19 12 27 11 36c16 1 25-11 25-33Z"/>',
  orbit: `${line(2.6, turned(3, '<ellipse cx="20" cy="20" rx="18" ry="7"/>', 30))}<circle cx="20" cy="20" r="3.500"/>`,
  hexagon: `${line(3, '<path d="M20 3l15 8.500v17L20 37 5 28.500v-17Z"/>')}<path d="M20 11l8 4.500v9L20 29l-8-4.500v-9Z"/>`,
  stairs: '<path d="M3 27h8v10H3ZM13 20h8v17h-8ZM23 12h8v25h-8Z"/><path opacity=".45" d="M33 3h4v34h-4Z"/>',
  wall: '<path d="M3 4h15v9H3ZM21 4h16v9H21ZM3 16h8v9H3ZM14 16h13v9H14ZM30 16h7v9h-7ZM3 28h16v9H3ZM22 28h15v9H22Z"/>',
  pearl:
    '<path fill-rule="evenodd" d="M20 2a18 18 0 1 1 0 36 18 18 0 0 1 0-36Zm-5 7c-5 2-8 6-8 11 1-5 5-9 10-10 2-1 0-2-2-1Z"/>',
  cells: `${turned(6, '<circle cx="20" cy="7" r="5"/>')}<circle cx="20" cy="20" r="5.500"/>`,
  citrus: `${line(2.6, '<circle cx="20" cy="20" r="17"/>')}${turned(8, '<path d="M20 17l-3.800-9.500c2-1.400 5.600-1.400 7.600 0Z"/>')}`,
  waves: line(
    3.2,
    '<path d="M3 13c6-6 11-6 17 0s11 6 17 0M3 22c6-6 11-6 17 0s11 6 17 0M3 31c6-6 11-6 17 0s11 6 17 0"/>',
  ),
  blossom: `${turned(5, '<path d="M20 19C11 14 13 3 20 5c7-2 9 9 0 14Z"/>')}<circle cx="20" cy="20" r="2" fill="none"/>`,
  circuit:
    line(3, '<path d="M34 10A17 17 0 1 0 37 22"/><path d="M28 15A10 10 0 1 0 30 22"/>') +
    '<circle cx="20" cy="20" r="3.500"/>',
  scent: line(3, '<path d="M12 37c-6-8 8-12 4-20S14 6 18 3M24 37c-6-8 8-12 4-20s-2-9 2-13"/>'),
  delta: '<path fill-rule="evenodd" d="M20 3l18 33H2Zm0 12-9 16h18Z"/>',
  carton:
    '<path d="M20 2l17 8-17 8-17-8Z"/><path opacity=".55" d="M3 14l15 7v17L3 31Z"/><path opacity=".8" d="M37 14l-15 7v17l15-7Z"/>',
  shield: '<path fill-rule="evenodd" d="M20 2l16 5v14c0 9-7 14-16 17C11 35 4 30 4 21V7Zm0 7-9 3v9c0 5 4 8 9 10Z"/>',
  ring: `${line(2, '<circle cx="20" cy="20" r="17.500"/>')}<path d="M20 7c5 7 8 10 8 15a8 8 0 0 1-16 0c0-5 3-8 8-15Z"/>`,
  globe: line(
    2.2,
    '<circle cx="20" cy="20" r="17"/><path d="M20 3c-12 10-12 24 0 34M20 3c12 10 12 24 0 34M4 14h32M4 26h32"/>',
  ),
  check: `${line(2.4, '<path d="M20 2.500l15 6v12c0 8-6 13-15 17-9-4-15-9-15-17v-12Z"/>')}${line(4, '<path d="M12 20l6 6 10-12"/>')}`,
  vessel:
    '<path d="M16 3h8v7h-8ZM12 12h16c5 5 7 9 7 14 0 7-5 11-15 11S5 33 5 26c0-5 2-9 7-14Z" opacity=".5"/><path d="M5 25c5-4 10 2 15 0s10-4 15 0c1 8-5 12-15 12S4 33 5 25Z"/>',
  pulse: `${line(2.2, '<circle cx="20" cy="20" r="17.500"/>')}${line(3, '<path d="M6 21h7l4-9 6 17 4-8h7"/>')}`,
  gate: '<path d="M3 36V12l17-9 17 9v24h-7V17l-10-5-10 5v19Z"/><path opacity=".5" d="M17 20h6v16h-6Z"/>',
  weave: line(3, '<path d="M8 3c0 9 24 9 24 17S8 29 8 37M32 3c0 9-24 9-24 17s24 9 24 17"/>'),
  pages:
    '<path d="M3 6c7-2 12-1 16 2v28c-4-3-9-4-16-2Z"/><path opacity=".55" d="M37 6c-7-2-12-1-16 2v28c4-3 9-4 16-2Z"/>',
};
