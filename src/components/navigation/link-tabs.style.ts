import { css } from '@linaria/core';
import { color, size, space, systemColor } from '#src/styles/tokens.ts';

export const list = css`
  border-bottom: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`;

export const tab = css`
  color: ${color.muted};
  font-size: ${size.lg};
  font-weight: 600;
  padding: ${space[2]} 0 ${space[3]};
  position: relative;
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-selected='true'] {
    color: ${color.text};

    &::after {
      background: ${color.accent};
      bottom: -1px;
      content: '';
      height: 3px;
      inset-inline: 0;
      position: absolute;
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::after {
      background: ${systemColor.chosen};
      forced-color-adjust: none;
    }
  }
`;
