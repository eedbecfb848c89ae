import { readFileSync } from 'node:fs';
import { create, type Font } from 'fontkit';

/** A piece of a mark: its SVG, drawn from its own top left corner, and the room it takes. */
export type Piece = { width: number; height: number; svg: string };

type Point = [x: number, y: number];

const short = (value: number) => String(Math.round(value * 100) / 100);

type Weight = 'Thin' | 'Light' | 'Regular' | 'Medium' | 'SemiBold' | 'Bold' | 'ExtraBold' | 'Black';
const fonts = new Map<Weight, Font>();

function fontOf(weight: Weight): Font {
  let font = fonts.get(weight);
  if (!font) {
    const path = `node_modules/pretendard/dist/public/static/Pretendard-${weight}.otf`;
    const read = create(readFileSync(path));
    if ('fonts' in read) throw new Error(`${path} is a collection of fonts.`);
    font = read;
    fonts.set(weight, font);
  }
  return font;
}

type Setting = { weight?: Weight; size?: number; spacing?: number; stretch?: number; slant?: number };

/** Words as outlines of a font, so that they look the same everywhere. @param slant in degrees */
export function words(text: string, setting: Setting = {}): Piece {
  const { weight = 'SemiBold', size = 18, spacing = 0, stretch = 1, slant = 0 } = setting;
  const font = fontOf(weight);
  const scale = size / font.unitsPerEm;
  const lean = Math.tan((slant * Math.PI) / 180);
  const run = font.layout(text);
  let pen = 0;
  let top = 0;
  let bottom = 0;
  let path = '';
  run.glyphs.forEach((glyph, index) => {
    const box = glyph.path.bbox;
    top = Math.max(top, box.maxY);
    bottom = Math.min(bottom, box.minY);
    const shift = pen;
    const place = (x: number, y: number): Point => [(x * scale + shift) * stretch + y * scale * lean, -y * scale];
    path += glyph.path.commands.map(({ command, args }) => step(command, args, place)).join('');
    pen += (run.positions[index]?.xAdvance ?? 0) * scale + spacing;
  });
  const width = (pen - spacing) * stretch + top * scale * Math.max(0, lean);
  const height = (top - bottom) * scale;
  return { width, height, svg: `<path transform="translate(0 ${short(top * scale)})" d="${path}"/>` };
}

const letterOf: Record<string, string> = {
  moveTo: 'M',
  lineTo: 'L',
  quadraticCurveTo: 'Q',
  bezierCurveTo: 'C',
  closePath: 'Z',
};

/** A step of an outline, with its points moved to where they are wanted. */
function step(command: string, args: number[], place: (x: number, y: number) => Point): string {
  const points = args.flatMap((x, index) => (index % 2 ? [] : place(x, args[index + 1] ?? 0)));
  return `${letterOf[command]}${points.map((value) => String(Math.round(value * 10) / 10)).join(' ')}`;
}

type Pen = { height?: number; thick?: number; spacing?: number; ends?: 'butt' | 'round' | 'square'; slant?: number };

/** Words in capitals of our own, drawn with a pen. `spacing` and `thick` are in the units of a letter, 100 high. */
export function penned(text: string, alphabet: Record<string, [number, string]>, pen: Pen = {}): Piece {
  const { height = 16, thick = 14, spacing = 34, ends = 'butt', slant = 0 } = pen;
  const scale = height / (100 + thick);
  let at = thick / 2;
  const letters = [...text].map((letter) => {
    const known = alphabet[letter];
    if (!known) throw new Error(`The letter ${letter} of ${text} isn't drawn.`);
    const [width, path] = known;
    const svg = `<path transform="translate(${short(at)})" d="${path}"/>`;
    at += width + spacing;
    return svg;
  });
  const width = at - spacing + thick / 2;
  const join = ends === 'round' ? 'round' : 'miter';
  const svg = `<g transform="translate(0 ${short((thick / 2) * scale)}) scale(${short(scale)})${slant ? ` skewX(-${slant})` : ''}" fill="none" stroke="currentColor" stroke-width="${thick}" stroke-linecap="${ends}" stroke-linejoin="${join}" stroke-miterlimit="2.5">${letters.join('')}</g>`;
  return { width: width * scale, height, svg };
}

/** A sign, drawn in a square of 40. */
export const sign = (svg: string, size = 34): Piece => ({
  width: size,
  height: size,
  svg: `<g transform="scale(${short(size / 40)})">${svg}</g>`,
});

const placed = ({ svg }: Piece, x: number, y: number) => `<g transform="translate(${short(x)} ${short(y)})">${svg}</g>`;

/** Pieces side by side, in the middle of their line. */
export function row(gap: number, ...pieces: Piece[]): Piece {
  const height = Math.max(...pieces.map((piece) => piece.height));
  let at = 0;
  const svg = pieces.map((piece) => {
    const drawn = placed(piece, at, (height - piece.height) / 2);
    at += piece.width + gap;
    return drawn;
  });
  return { width: at - gap, height, svg: svg.join('') };
}

/** Pieces below each other. */
export function column(gap: number, align: 'start' | 'middle', ...pieces: Piece[]): Piece {
  const width = Math.max(...pieces.map((piece) => piece.width));
  let at = 0;
  const svg = pieces.map((piece) => {
    const drawn = placed(piece, align === 'start' ? 0 : (width - piece.width) / 2, at);
    at += piece.height + gap;
    return drawn;
  });
  return { width, height: at - gap, svg: svg.join('') };
}

/** A symbol of the sprite: a mark in the middle of the room that all have, none larger than it looks best. */
export function symbol(id: string, piece: Piece): string {
  const [width, height] = [160, 48];
  const scale = Math.min(148 / piece.width, 42 / piece.height, 1.25);
  const x = (width - piece.width * scale) / 2;
  const y = (height - piece.height * scale) / 2;
  return `<symbol id="${id}" viewBox="0 0 ${width} ${height}"><g fill="currentColor" transform="translate(${short(x)} ${short(y)}) scale(${short(scale)})">${piece.svg}</g></symbol>`;
}
