import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const document = css`
  display: grid;
  gap: ${space[2]};

  [data-field] + & {
    margin-top: ${space[4]};
  }
`;

export const title = css`
  font-size: ${size.md};
  font-weight: ${weight.strong};
`;

export const text = css`
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  font-size: ${size.sm};
  height: 15rem;
  overflow: auto;
  padding: ${space[4]} ${space[5]};
  position: relative;

  /*
   * A block below the box is laid out when it comes near, and all of them when the box is focused or pointed at: the End key
   * would not reach the end of a box with blocks of an estimated height.
   */
  [lang] > :nth-child(n + 6) {
    content-visibility: auto;
    contain-intrinsic-size: auto none auto 3lh;
  }

  &:is(:hover, :focus-within) [lang] > * {
    content-visibility: visible;
  }

  [data-depth='2'] {
    font-size: ${size.md};
    margin-top: ${space[5]};
    padding-top: ${space[4]};
  }

  [data-depth='3'] {
    font-size: ${size.sm};
    margin-top: ${space[4]};
  }
`;
