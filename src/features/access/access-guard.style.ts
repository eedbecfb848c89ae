import { css } from '@linaria/core';

/** Takes part in no layout: the element only carries the `data-shown-to` attribute. */
export const withoutBox = css`
  display: contents;
`;
