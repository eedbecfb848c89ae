import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layout, radius, shadow, size, space } from '#src/styles/tokens.ts';

export const section = css`
  margin: -4rem auto 0;
  max-width: ${layout.content};
  padding-inline: ${space[5]};
  position: relative;

  ${below.lists} {
    margin-top: 0;
    padding-inline: 0;
  }
`;

/** The lines between the tiles are the background, visible through the gaps. */
export const grid = css`
  background: ${color.line};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.raised};
  display: grid;
  gap: 1px;
  grid-template-columns: repeat(3, 1fr);
  list-style: none;
  overflow: hidden;

  & > li {
    display: grid;
  }

  ${below.tiles} {
    grid-template-columns: repeat(2, 1fr);
  }

  ${below.lists} {
    border-inline: 0;
    border-radius: 0;
    box-shadow: none;
  }

  ${below.forum} {
    grid-template-columns: 1fr;
  }
`;

export const tile = css`
  align-content: start;
  background: ${color.surface};
  column-gap: ${space[4]};
  display: grid;
  grid-template-columns: auto 1fr auto;
  padding: ${space[6]} ${space[5]};
  text-decoration: none;
  transition: background-color ${duration.quick};

  &:hover {
    background: ${color.tint};
  }

  &:focus-visible {
    outline-offset: -4px;
  }

  ${below.lists} {
    padding: ${space[5]} ${space[4]};
  }

  ${below.forum} {
    padding-block: ${space[2]};
  }
`;

export const icon = css`
  color: ${color.brand};
  grid-row: 1 / 3;
  margin-top: 0.1rem;

  /* A drawing keeps its own colour there, unlike text. */
  @media (forced-colors: active) {
    color: LinkText;
  }
`;

export const title = css`
  font-size: ${size.lg};

  ${below.forum} {
    font-size: ${size.md};
  }
`;

export const description = css`
  color: ${color.muted};
  font-size: ${size.sm};
  grid-column: 2;
  margin-top: ${space[1]};

  ${below.forum} {
    font-size: ${size.xs};
    margin-top: 0;
  }
`;

export const arrow = css`
  align-self: center;
  color: ${color.muted};
  grid-column: 3;
  grid-row: 1 / 3;
  transition: translate ${duration.calm} ${easing.arrive};

  a:hover > & {
    color: ${color.brand};
    translate: 4px 0;
  }
`;
