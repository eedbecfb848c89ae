import { css } from '@linaria/core';
import { color, layer, radius, shadow, space } from '#src/styles/tokens.ts';

export const box = css`
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  box-shadow: ${shadow.raised};
  display: flex;
  left: 50%;
  padding: ${space[2]};
  pointer-events: none;
  position: fixed;
  top: 40%;
  translate: -50% 0;
  z-index: ${layer.floating};
`;
