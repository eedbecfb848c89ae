import { css } from '@linaria/core';
import { color, duration, easing, radius, space, weight } from '#src/styles/tokens.ts';

/**
 * The button that opens a list of links where the list has no space. Its parent hides it in a wide window. Without scripts the
 * list is open and the button is hidden.
 */
export const toggle = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  cursor: pointer;
  display: flex;
  font-weight: ${weight.strong};
  justify-content: space-between;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  text-align: left;
  width: 100%;

  &:hover {
    border-color: ${color.brand};
  }

  @media (scripting: none) {
    display: none;
  }
`;

export const chevron = css`
  flex: none;
  transition: transform ${duration.calm} ${easing.change};

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;
