import { css } from '@linaria/core';
import { color, radius, space, weight } from '#src/styles/tokens.ts';

export const confirmationStatus = css`
  background: ${color.sunken};
  border-left: 3px solid ${color.control};
  border-radius: ${radius.sm};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;

  &[data-kind='confirmed'] {
    background: ${color.successTint};
    border-color: ${color.success};
  }

  &[data-kind='unconfirmed'] {
    background: ${color.warningTint};
    border-color: ${color.warning};
  }
`;

export const statusTitle = css`
  font-weight: ${weight.strong};

  [data-kind='confirmed'] > & {
    color: ${color.success};
  }

  [data-kind='unconfirmed'] > & {
    color: ${color.warning};
  }
`;
