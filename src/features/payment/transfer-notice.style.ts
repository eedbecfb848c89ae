import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const notice = css`
  align-items: center;
  background: ${color.warningTint};
  border-left: 4px solid ${color.warning};
  border-radius: ${radius.sm};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]} ${space[5]};
  justify-content: space-between;
  margin-bottom: ${space[5]};
  padding: ${space[4]} ${space[5]};
`;

export const facts = css`
  display: grid;
  flex: 1 1 20rem;
  gap: ${space[2]};

  dl {
    color: ${color.text};
  }
`;

export const title = css`
  color: ${color.warning};
  font-size: ${size.md};
  font-weight: ${weight.strong};
`;
