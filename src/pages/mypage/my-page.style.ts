import { css } from '@linaria/core';
import { above, below, belowSidebarHeight } from '#src/styles/breakpoints.ts';
import { visuallyHidden } from '#src/styles/mixins.ts';
import { color, layout, radius, size, space } from '#src/styles/tokens.ts';

export const title = css`
  font-size: ${size.xxl};
  margin-bottom: ${space[6]};

  ${below.lists} {
    ${visuallyHidden}
    margin: 0;
  }
`;

export const columns = css`
  ${above.lists} {
    display: flex;
    gap: ${space[7]};
  }
`;

export const screen = css`
  flex: 1;
  min-width: 0;
`;

export const documentTitle = css`
  font-size: ${size.xl};
  margin-bottom: ${space[5]};
`;

export const sidebar = css`
  align-self: start;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  display: grid;
  flex: none;
  gap: ${space[4]};
  max-height: calc(100vh - ${layout.header} - 2 * ${space[5]});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding: ${space[5]} ${space[4]} ${space[4]};
  position: sticky;
  top: calc(${layout.header} + ${space[5]});
  width: 15rem;

  ${belowSidebarHeight} {
    max-height: none;
    position: static;
  }

  ${below.lists} {
    display: none;
  }
`;

export const name = css`
  font-size: ${size.lg};
  font-weight: 700;
  padding-inline: ${space[2]};
`;

/** A group of links, separated from what is above. */
export const group = css`
  border-top: 1px solid ${color.line};
  padding-top: ${space[3]};
`;

export const list = css`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const recordsTitle = css`
  color: ${color.muted};
  font-size: ${size.sm};
  padding: 0 ${space[3]} ${space[1]};
`;

export const entry = css`
  border-radius: ${radius.sm};
  display: block;
  padding: ${space[2]} ${space[3]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }

  &[aria-current] {
    background: ${color.selected};
    color: ${color.onSelected};
    font-weight: 700;
  }
`;

export const lead = css`
  color: ${color.muted};
  font-size: ${size.sm};
  margin-bottom: ${space[5]};
`;

export const card = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  max-width: 48rem;
  padding: ${space[6]};

  ${below.lists} {
    padding: ${space[5]} min(${space[4]}, 5vw);
  }
`;
