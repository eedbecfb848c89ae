import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const document = css`padding-top: ${space[6]};`;
