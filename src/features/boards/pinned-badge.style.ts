import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const badge = css`
  background: ${color.brand};
  border-radius: ${radius.full};
  color: ${color.onBrand};
  display: inline-block;
  flex: none;
  font-size: ${size.xs};
  font-weight: 600;
  line-height: 1.5;
  padding: ${space[1]} ${space[3]};
  white-space: nowrap;

  @media (forced-colors: active) {
    outline: 1px solid;
  }
`;
