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
