import { color, radius } from './tokens.ts';

/* Rules for use inside a style. Only style files import them: a script would load all tokens with them. */

/** The rules of an element that only screen readers read. Use them where a media query hides it; else `VisuallyHidden`. */
export const visuallyHidden = `
  block-size: 1px;
  clip-path: inset(50%);
  inline-size: 1px;
  overflow: hidden;
  position: absolute;
  white-space: nowrap;
`;

/** The rules of an entry in a menu. */
export const menuEntry = `
  border-radius: ${radius.sm};
  display: block;
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;

/**
 * The rules of a long text whose blocks are its children. The browser lays out a block below the first screenful when it comes
 * near the window. Until then, the block has the height of three lines, and later the one that it has had. Anchors, find in
 * page, screen readers and printing reach all of it (CSS Containment Level 2, `content-visibility`).
 */
export const laidOutNearWindow = `
  & > :nth-child(n + 16) {
    content-visibility: auto;
    contain-intrinsic-size: auto none auto 3lh;
    /* The focus ring of a link at the edge. */
    overflow-clip-margin: 0.5rem;
  }
`;
