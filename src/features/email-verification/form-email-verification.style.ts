import { css } from '@linaria/core';
import { color, layout, size, space } from '#src/styles/tokens.ts';

export const section = css`
  display: grid;
  gap: ${space[2]};

  /* The elements below the code belong to the code. The email address is a separate field with the usual distance. */
  & > [data-field] {
    margin-bottom: calc(${layout.fields} - ${space[2]});
  }

  [data-field] > fieldset > div > button {
    min-height: 3rem;
  }
`;

export const notice = css`
  align-items: center;
  color: ${color.text};
  display: flex;
  font-size: ${size.sm};
  gap: ${space[2]};
  white-space: pre-line;

  &[data-kind='verified'] {
    color: ${color.success};
  }

  &[data-kind='problem'] {
    color: ${color.danger};
  }
`;

export const time = css`
  color: ${color.muted};
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
`;
