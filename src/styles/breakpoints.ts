/** The breakpoints in px. The smaller layout applies at or below this width. */
export const breakpoint = {
  forum: 600,
  galleryTwo: 768,
  lists: 900,
  galleryThree: 1024,
  tiles: 1100,
  header: 1180,
  galleryFour: 1370,
};

// Scripts import the numbers alone. The bundler drops the queries from them if it knows that they have no side effects.
/* @__NO_SIDE_EFFECTS__ */
const atMost = (width: number) => `@media (max-width: ${width}px)`;

/* @__NO_SIDE_EFFECTS__ */
const wider = (width: number) => `@media not all and (max-width: ${width}px)`;

/** Media queries of the smaller layouts. A width exactly at the breakpoint has the smaller layout. */
export const below = {
  /** The free-board list becomes cards. */
  forum: atMost(breakpoint.forum),
  /** Lists become cards, the tab bar becomes a drop-down, and My Page has no sidebar. */
  lists: atMost(breakpoint.lists),
  /** The home tiles and the sponsor grid have fewer columns. */
  tiles: atMost(breakpoint.tiles),
  /** The header has the phone layout. */
  header: atMost(breakpoint.header),
  /** The gallery grid is too narrow for four, three or two columns. */
  galleryFour: atMost(breakpoint.galleryFour),
  galleryThree: atMost(breakpoint.galleryThree),
  galleryTwo: atMost(breakpoint.galleryTwo),
};

/** A window too short for sticky elements, such as a phone in landscape or a page at 400 % zoom (WCAG 1.4.10). */
export const shortWindow = '@media (max-height: 480px)';

/** A window too short for the whole sidebar of My Page. If it were sticky there, its last links would be cut off. */
export const belowSidebarHeight = '@media (max-height: 820px)';

/** Hides an element on paper. For use inside a rule. */
export const notPrinted = '@media print { display: none; }';

/** Media queries of the larger layouts, the exact complement of `below`. */
export const above = {
  forum: wider(breakpoint.forum),
  lists: wider(breakpoint.lists),
};

/** Whether a long document has space for its contents beside the text. Beside the menu of My Page, 360 px would be left. */
export const besideContents = '@container long-document (min-width: 55rem)';
export const belowContents = '@container long-document not (min-width: 55rem)';

/** The header breakpoints in px for the larger text sizes (in percent) of the display settings. */
const headerAtTextSize = { 112: 1325, 125: 1475, 150: 1770 };

/** Applies declarations in the phone layout of the header, at any text size. For use inside a rule. */
export const inPhoneHeader = (declarations: string) =>
  [
    `${below.header} { ${declarations} }`,
    ...Object.entries(headerAtTextSize).map(
      ([text, width]) => `${atMost(width)} { :root[data-text='${text}'] && { ${declarations} } }`,
    ),
  ].join('\n');
