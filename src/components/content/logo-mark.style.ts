import { css } from '@linaria/core';

export const mark = css`
  flex: none;
`;

/** Copper that can be told from its ground on paper, on a picture and in the dark. */
export const light = css`
  fill: #d2855c;

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
