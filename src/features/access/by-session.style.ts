import { css } from '@linaria/core';

export const part = css`
  display: contents;
`;
