/** The widths in px at or below which the smaller layout holds. */
export const breakpoint = { forum: 600, lists: 900, tiles: 1100, header: 1180 };

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
};

/** A window so low that nothing may stand still in it, such as a phone on its side or a page at 400 % (WCAG 1.4.10). */
export const low = '@media (max-height: 480px)';

/** Media queries of the larger layouts, the exact opposite of `below`. */
export const above = {
  forum: `@media not all and (max-width: ${breakpoint.forum}px)`,
  lists: `@media not all and (max-width: ${breakpoint.lists}px)`,
  header: `@media not all and (max-width: ${breakpoint.header}px)`,
};
