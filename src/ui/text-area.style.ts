import { css } from '@linaria/core';

export const text = css`
  line-height: 1.7;
  resize: vertical;
`;
