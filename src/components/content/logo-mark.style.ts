import { css } from '@linaria/core';

export const mark = css`flex: none;`;

/** A copper colour with enough contrast on paper, on a picture and in the dark theme. */
export const light = css`
  fill: #d2855c;

  @media (forced-colors: active) {
    fill: CanvasText;
  }
`;
