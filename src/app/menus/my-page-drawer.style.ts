import { css } from '@linaria/core';
import { color, layer, layout, radius, shadow, size, space } from '#src/styles/tokens.ts';

export const overlay = css`
  background: ${color.overlay};
  inset: 0;
  position: fixed;
  z-index: ${layer.overlay};
`;

export const drawer = css`
  background: ${color.raised};
  border-left: 1px solid ${color.line};
  box-shadow: ${shadow.overlay};
  inset-block: 0;
  max-width: 22rem;
  overflow: auto;
  position: absolute;
  right: 0;
  width: 85%;
`;

export const dialog = css`
  display: grid;
  gap: ${space[4]};
  outline: none;
  padding: 0 ${space[4]} ${space[6]};
`;

export const top = css`
  align-items: center;
  border-bottom: 1px solid ${color.line};
  display: flex;
  height: ${layout.header};
  justify-content: space-between;
`;

export const name = css`
  font-size: ${size.lg};
`;

export const entries = css`
  list-style: none;
`;

export const entry = css`
  border-radius: ${radius.sm};
  display: block;
  min-height: 2.75rem;
  padding: ${space[3]} ${space[2]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;
