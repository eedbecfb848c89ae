import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

/** Only a form with a required field explains its mark. */
export const requiredNote = css`
  color: ${color.muted};
  font-size: ${size.sm};

  form:not(:has([data-required-mark])) > & {
    display: none;
  }
`;
