import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const content = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[5]};
`;

export const verdict = css`
  background: ${color.sunken};
  border-left: 3px solid ${color.control};
  border-radius: ${radius.sm};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;

  &[data-kind='paid'] {
    background: ${color.successTint};
    border-color: ${color.success};
  }

  &[data-kind='doubtful'] {
    background: ${color.warningTint};
    border-color: ${color.warning};
  }
`;

export const state = css`
  font-weight: ${weight.strong};

  [data-kind='paid'] > & {
    color: ${color.success};
  }

  [data-kind='doubtful'] > & {
    color: ${color.warning};
  }
`;

export const actions = css`
  display: flex;
  gap: ${space[2]};

  & > * {
    flex: 1;
    min-height: 3rem;
  }
`;
