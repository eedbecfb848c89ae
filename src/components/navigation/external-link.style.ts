import { css } from '@linaria/core';

export const icon = css`
  display: inline-block;
  flex: none;
  margin-left: 0.25em;
  vertical-align: -0.1em;
`;
