import { css } from '@linaria/core';

/** Takes part in no layout: the element only carries an attribute such as `data-shown-to`. */
export const withoutBox = css`
  display: contents;
`;
