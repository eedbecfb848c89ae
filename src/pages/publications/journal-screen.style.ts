import { css } from '@linaria/core';

export const widths = css`--columns: minmax(0, 1fr) minmax(16rem, 24rem);`;
