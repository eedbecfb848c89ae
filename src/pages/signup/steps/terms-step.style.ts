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
   * The blocks below the box are laid out after the page is shown, in several tasks, or when the box is focused or pointed at.
   * All of them are, because the End key would not reach the end of a box with blocks of an estimated height.
   */
  @keyframes later {
    from,
    to {
      content-visibility: auto;
      contain-intrinsic-size: auto none auto 3lh;
    }
  }

  [lang] > :nth-child(n + 6) {
    animation: later 1ms 2s backwards;
  }

  [lang] > :nth-child(n + 16) {
    animation-delay: 2.2s;
  }

  [lang] > :nth-child(n + 26) {
    animation-delay: 2.4s;
  }

  [lang] > :nth-child(n + 36) {
    animation-delay: 2.6s;
  }

  &:is(:hover, :focus-within) [lang] > * {
    animation: none;
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
