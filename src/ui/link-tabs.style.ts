import { css } from '@linaria/core';
import { color, size, space } from '../styles/tokens';

export const list = css`
  border-bottom: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space[5]};
`;

export const tab = css`
  border-bottom: 3px solid transparent;
  color: ${color.muted};
  font-size: ${size.lg};
  font-weight: 600;
  margin-bottom: -1px;
  padding: ${space[2]} 0 ${space[3]};
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-selected='true'] {
    border-color: ${color.brand};
    color: ${color.text};
  }

  /* A transparent border would be seen there. */
  @media (forced-colors: active) {
    &[aria-selected='false'] {
      border-color: ${color.page};
    }
  }
`;
