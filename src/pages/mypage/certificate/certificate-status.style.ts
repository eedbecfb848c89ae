import { css } from '@linaria/core';
import { color, radius, space, weight } from '#src/styles/tokens.ts';

export const status = css`
  align-items: center;
  background: ${color.successTint};
  border: 1px solid ${color.success};
  border-radius: ${radius.md};
  color: ${color.success};
  display: flex;
  font-weight: ${weight.strong};
  gap: ${space[2]};
  margin-top: ${space[5]};
  padding: ${space[3]} ${space[4]};

  &[data-status='failed'] {
    background: ${color.dangerTint};
    border-color: ${color.danger};
    color: ${color.danger};
  }
`;
