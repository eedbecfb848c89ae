import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const content = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[5]};
  outline: none;
`;

export const documents = css`
  display: grid;
  gap: ${space[1]};
  text-align: start;
`;

export const buttons = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`;

/** The live region is visually hidden: absolute positioning keeps it from adding a gap between the buttons. */
export const status = css`position: absolute;`;

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
