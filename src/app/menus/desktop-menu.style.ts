import { css } from '@linaria/core';
import { inPhoneHeader } from '#src/styles/breakpoints.ts';
import { menuEntry } from '#src/styles/mixins.ts';
import { color, duration, easing, layout, radius, shadow, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const nav = css`${inPhoneHeader('display: none;')}`;

export const sections = css`
  display: flex;
  gap: ${space[4]};
  list-style: none;
`;

export const section = css`
  align-items: center;
  display: flex;
  height: ${layout.header};
  position: relative;
`;

export const title = css`
  align-items: center;
  display: flex;
  font-weight: ${weight.medium};
  height: 2.75rem;
  letter-spacing: ${tracking.title};
  text-decoration: none;
  white-space: nowrap;

  /* The line below a hovered entry grows from its start. */
  background: linear-gradient(currentColor, currentColor) no-repeat 0 calc(100% - 0.5rem) / 0 1px;
  transition: background-size ${duration.calm} ${easing.arrive};

  &:hover,
  li:hover > & {
    background-size: 100% 1px;
  }

  &[aria-current] {
    background-size: 100% 2px;
  }
`;

export const toggle = css`
  && {
    min-height: 2rem;
    min-width: 1.75rem;
  }

  & svg {
    opacity: 0.75;
    transition: transform ${duration.calm} ${easing.change};
  }

  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

export const entries = css`
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.lifted};
  color: ${color.text};
  left: -${space[4]};
  list-style: none;
  min-width: 12.5rem;
  padding: ${space[2]};
  position: absolute;
  top: calc(100% - ${space[2]});
`;

export const entry = css`
  ${menuEntry}
  font-size: ${size.sm};
  padding: ${space[2]} ${space[3]};
  white-space: nowrap;

  @media (forced-colors: active) {
    &:hover {
      outline: 1px solid Highlight;
    }
  }
`;
