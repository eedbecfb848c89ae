/** The widths in px at or below which the smaller layout holds. */
export const breakpoint = {
  forum: 600,
  galleryTwo: 768,
  lists: 900,
  galleryThree: 1024,
  tiles: 1100,
  header: 1180,
  galleryFour: 1370,
};

const atMost = (width: number) => `@media (max-width: ${width}px)`;

/** Media queries of the smaller layouts; a width exactly at the breakpoint is the smaller one. */
export const below = {
  /** Free-board list becomes cards. */
  forum: atMost(breakpoint.forum),
  /** Lists become cards, tab bar becomes a drop-down, My Page loses its sidebar. */
  lists: atMost(breakpoint.lists),
  /** Home tiles and the sponsor grid narrow. */
  tiles: atMost(breakpoint.tiles),
  /** The header becomes the phone's. */
  header: atMost(breakpoint.header),
  /** The grid of the gallery is too narrow for four columns, for three, for two. */
  galleryFour: atMost(breakpoint.galleryFour),
  galleryThree: atMost(breakpoint.galleryThree),
  galleryTwo: atMost(breakpoint.galleryTwo),
};

/** A window so low that nothing may stand still in it, such as a phone on its side or a page at 400 % (WCAG 1.4.10). */
export const shortWindow = '@media (max-height: 480px)';

/** Media queries of the larger layouts, the exact opposite of `below`. */
export const above = {
  forum: `@media not all and (max-width: ${breakpoint.forum}px)`,
  lists: `@media not all and (max-width: ${breakpoint.lists}px)`,
};

/** At these text sizes in per cent, that a reader may choose, the wide header needs more room than its breakpoint. */
const headerAtTextSize = { 112: 1325, 125: 1475, 150: 1770 };

/** Declarations that hold where the header is the phone's, whatever the text size. For use inside a rule. */
export const inPhoneHeader = (declarations: string) =>
  [
    `${below.header} { ${declarations} }`,
    ...Object.entries(headerAtTextSize).map(
      ([text, width]) => `${atMost(width)} { :root[data-text='${text}'] && { ${declarations} } }`,
    ),
  ].join('\n');
