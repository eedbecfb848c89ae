import { css } from '@linaria/core';

export const mark = css`
  block-size: 1px;
  inline-size: 1px;
  position: absolute;
`;
