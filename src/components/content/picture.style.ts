import { css } from '@linaria/core';

export const image = css`
  display: block;
  height: 100%;
  object-fit: cover;
  width: 100%;
`;
