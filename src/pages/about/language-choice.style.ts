import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const choice = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-bottom: ${space[5]};

  @media print {
    display: none;
  }
`;

export const language = css`
  align-items: center;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  display: inline-flex;
  font-size: ${size.sm};
  min-height: 2.5rem;
  padding: 0 ${space[4]};
  text-decoration: none;

  &:hover {
    border-color: ${color.brand};
  }

  &[aria-current] {
    background: ${color.selected};
    border-color: ${color.brand};
    color: ${color.onSelected};
    font-weight: ${weight.strong};
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-width: 3px;
    }
  }
`;
