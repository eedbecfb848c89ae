import { css } from '@linaria/core';

export const frameArea = css`
  position: relative;

  @media print {
    & > iframe {
      display: none;
    }
  }
`;

export const instead = css`
  &[data-covered='true'] {
    visibility: hidden;

    @media print {
      visibility: visible;
    }
  }
`;

export const frame = css`
  border: 0;
  height: 100%;
  inset: 0;
  position: absolute;
  width: 100%;

  &[data-shown='false'] {
    visibility: hidden;
  }
`;
