import { css } from '@linaria/core';
import { above } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const field = css`
  flex: 1 1 10rem;
  max-width: 24rem;

  ${above.forum} {
    flex-basis: 14rem;
  }

  &[data-empty] button {
    visibility: hidden;
  }
`;

export const box = css`position: relative;`;

export const icon = css`
  color: ${color.muted};
  left: ${space[3]};
  pointer-events: none;
  position: absolute;
  top: calc(50% - 9px);
`;

export const input = css`
  appearance: none;
  min-height: 2.75rem;
  padding: ${space[2]} 2.75rem ${space[2]} 2.5rem;

  &::-webkit-search-cancel-button {
    display: none;
  }

  &[data-invalid] {
    box-shadow: none;
  }
`;

export const clear = css`
  background: none;
  border: 0;
  border-radius: ${radius.full};
  color: ${color.muted};
  cursor: pointer;
  display: grid;
  height: 2rem;
  place-items: center;
  position: absolute;
  right: ${space[2]};
  top: calc(50% - 1rem);
  width: 2rem;
`;

export const error = css`
  color: ${color.danger};
  display: block;
  font-size: ${size.xs};
  margin-top: ${space[1]};

  /* Beside a heading, the message stands in the gap below the field, so that the list does not move. */
  ${above.forum} {
    position: absolute;
  }
`;
