import { css } from '@linaria/core';
import { color, size } from '#src/styles/tokens.ts';

/**
 * Only a form with a required field explains its mark. The button shows that the whole form has arrived: a browser may paint
 * a page before, and the fields would move when the explanation appeared.
 */
export const requiredNote = css`
  color: ${color.muted};
  font-size: ${size.sm};

  form:has([type='submit']):not(:has([data-required-mark])) > & {
    display: none;
  }
`;
