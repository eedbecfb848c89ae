import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, layout, size, space } from '#src/styles/tokens.ts';

export const sections = css`
  display: grid;
  gap: ${space[9]};
  grid-template-columns: minmax(0, 1fr);
  margin-inline: auto;
  max-width: ${layout.content};
  padding: ${space[9]} ${space[5]};

  ${below.lists} {
    gap: ${space[8]};
    padding: ${space[7]} ${space[4]} ${space[8]};
  }

  ${below.forum} {
    gap: ${space[7]};
    padding-top: ${space[5]};
  }
`;

/** The latest posts, below the window of most devices, are laid out when they come near it: heading, tabs and `listArea`. */
export const posts = css`
  content-visibility: auto;
  contain-intrinsic-size: auto none auto 27rem;
  min-width: 0;
  overflow-clip-margin: 0.5rem;

  ${below.forum} {
    contain-intrinsic-size: auto none auto 35rem;
  }
`;

export const more = css`
  align-items: center;
  color: ${color.link};
  display: inline-flex;
  font-size: ${size.sm};
  font-weight: 600;
  gap: ${space[1]};
  min-height: 2.75rem;
  text-underline-offset: 0.3em;

  &:not(:hover) {
    text-decoration: none;
  }
`;

/** The height of five one-line titles, or two-line titles on a phone: the page does not shift when the posts arrive. */
export const listArea = css`
  display: grid;
  min-height: calc(5 * (3.8rem + 1px));

  ${below.forum} {
    min-height: calc(5 * (5.2rem + 1px));
  }
`;

export const list = css`
  list-style: none;
  min-width: 0;
`;

export const item = css`border-bottom: 1px solid ${color.line};`;

export const row = css`
  align-items: baseline;
  display: flex;
  gap: ${space[1]} ${space[5]};
  justify-content: space-between;
  min-height: 3.8rem;
  padding: ${space[4]} ${space[1]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }

  ${below.forum} {
    flex-direction: column;
    justify-content: flex-start;
    min-height: 5.2rem;
    padding-block: ${space[3]};
  }
`;

/** The title after the badge of a pinned post. */
export const heading = css`
  align-items: baseline;
  display: flex;
  gap: ${space[2]};
  min-width: 0;

  /* The badge is higher than a line of text, and must not make its row higher than the others. */
  & > :not(:last-child) {
    margin-block: -${space[1]};
  }
`;

/** A title can have any length; two lines of it are visible. */
export const title = css`
  -webkit-box-orient: vertical;
  display: -webkit-box;
  -webkit-line-clamp: 2;
  min-width: 0;
  overflow: hidden;
`;

export const date = css`
  color: ${color.muted};
  flex: none;
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;
