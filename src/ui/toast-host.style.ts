import { css } from '@linaria/core';
import { color, layer, radius, shadow, size, space } from '../styles/tokens';

export const host = css`
  align-items: center;
  bottom: ${space[5]};
  display: flex;
  flex-direction: column;
  gap: ${space[2]};
  inset-inline: ${space[4]};
  pointer-events: none;
  position: fixed;
  z-index: ${layer.toast};
`;

export const card = css`
  align-items: center;
  background: ${color.brandStrong};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  box-shadow: ${shadow.overlay};
  color: ${color.onBrand};
  display: flex;
  gap: ${space[3]};
  max-width: 30rem;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  pointer-events: auto;
  width: fit-content;
`;

export const text = css`
  font-size: ${size.sm};
  padding-block: ${space[1]};
  white-space: pre-line;
`;

export const subtitle = css`
  font-size: ${size.xs};
  font-weight: 600;
`;
