import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const head = css`
  border-bottom: 1px solid ${color.line};
  border-top: 1px solid ${color.text};
  padding: ${space[5]} ${space[1]};
`;

export const title = css`font-size: ${size.xl};`;

export const underTitle = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  justify-content: space-between;
  margin-top: ${space[3]};

  /* Whether the author fits into the line depends on the typeface, which changes while the page loads. */
  ${below.forum} {
    dl > :last-child {
      flex-basis: 100%;
    }
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-left: auto;
`;

export const content = css`
  min-height: 12rem;
  padding: ${space[6]} ${space[1]};
`;

export const toList = css`
  margin-top: ${space[6]};
  text-align: center;

  a {
    min-height: 3rem;
    min-width: 9rem;
  }
`;

export const attachments = css`
  border-top: 1px solid ${color.line};
  padding: ${space[5]} ${space[1]};
`;

export const heading = css`
  font-size: ${size.md};
  margin-bottom: ${space[3]};
`;

export const attachmentList = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  list-style: none;
`;

export const adjacentPosts = css`
  border-top: 1px solid ${color.line};
  display: flex;
  justify-content: space-between;
  padding-top: ${space[4]};
`;

export const adjacentPost = css`
  align-items: center;
  border-radius: ${radius.md};
  display: inline-flex;
  font-weight: 600;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const nextPost = css`margin-left: auto;`;
