import { css } from '@linaria/core';
import { color, layer, radius, shadow, size, space } from '../styles/tokens';

export const overlay = css`
  align-items: center;
  background: rgb(8 24 24 / 55%);
  display: flex;
  inset: 0;
  justify-content: center;
  padding: ${space[4]};
  position: fixed;
  z-index: ${layer.overlay};
`;

export const modal = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  max-height: 100%;
  max-width: 26rem;
  overflow: auto;
  width: 100%;
`;

export const dialog = css`
  outline: none;
  padding: ${space[6]} ${space[5]} ${space[5]};
  text-align: center;
`;

export const title = css`
  border-bottom: 1px solid ${color.line};
  color: ${color.brandStrong};
  font-size: ${size.md};
  margin: -${space[3]} 0 ${space[5]};
  padding-bottom: ${space[3]};
`;

export const picture = css`
  align-items: center;
  background: ${color.tint};
  border-radius: ${radius.full};
  color: ${color.brand};
  display: inline-flex;
  height: 4.5rem;
  justify-content: center;
  margin-bottom: ${space[4]};
  width: 4.5rem;
`;

export const message = css`
  font-size: ${size.md};
  white-space: pre-line;
`;

export const actions = css`
  display: flex;
  gap: ${space[2]};
  justify-content: center;
  margin-top: ${space[5]};

  & > * {
    flex: 1;
  }
`;
