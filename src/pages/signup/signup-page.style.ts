import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

export const heading = css`
  font-size: ${size.xl};
  margin-bottom: ${space[5]};
`;

export const notices = css`
  display: grid;
  gap: ${space[2]};

  & > * {
    background: ${color.warningTint};
    border-left: 3px solid ${color.warning};
    font-size: ${size.sm};
    margin-bottom: ${space[4]};
    padding: ${space[3]} ${space[4]};
  }
`;
