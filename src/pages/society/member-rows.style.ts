import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const row = css`
  align-items: center;
  border-bottom: 1px solid ${color.line};
  display: grid;
  gap: ${space[3]} ${space[5]};
  grid-template-columns: 1fr auto;
  padding: ${space[4]} ${space[2]};

  ${below.forum} {
    grid-template-columns: 1fr;
    padding-inline: 0;
  }
`;

export const facts = css`
  align-items: center;
  color: ${color.muted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  gap: ${space[1]} ${space[3]};
`;

export const title = css`
  font-weight: ${weight.strong};
  margin-top: ${space[1]};
`;

export const badge = css`
  border: 1px solid currentColor;
  border-radius: ${radius.full};
  font-size: ${size.xs};
  font-weight: ${weight.strong};
  padding: 0.0625rem ${space[2]};

  &[data-approved='true'] {
    background: ${color.successTint};
    color: ${color.success};
  }

  &[data-approved='false'] {
    color: ${color.muted};
  }
`;
