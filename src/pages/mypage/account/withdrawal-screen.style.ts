import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const question = css`
  font-size: ${size.lg};
  font-weight: ${weight.strong};
`;

export const warning = css`
  background: ${color.dangerTint};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  color: ${color.danger};
  font-size: ${size.sm};
  margin-block: ${space[4]} ${space[5]};
  padding: ${space[3]} ${space[4]};
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 8rem;
  }
`;
