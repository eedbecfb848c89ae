import { css } from '@linaria/core';
import { color, layer, layout, radius, size, space, tracking } from '#src/styles/tokens.ts';

export const overlay = css`
  background: ${color.page};
  inset: 0;
  overflow: auto;
  position: fixed;
  z-index: ${layer.overlay};
`;

export const dialog = css`
  outline: none;
  padding: 0 ${space[4]} ${space[7]};
`;

export const top = css`
  align-items: center;
  display: flex;
  height: ${layout.header};
  justify-content: space-between;
`;

export const title = css`
  font-size: ${size.lg};
`;

export const disclosure = css`
  border-bottom: 1px solid ${color.line};

  &[data-expanded] svg {
    transform: rotate(180deg);
  }
`;

export const section = css`
  align-items: center;
  background: none;
  border: 0;
  cursor: pointer;
  display: flex;
  font-size: ${size.lg};
  font-weight: 600;
  justify-content: space-between;
  letter-spacing: ${tracking.title};
  min-height: 3.75rem;
  padding: ${space[3]} ${space[1]};
  text-decoration: none;
  width: 100%;
`;

export const entries = css`
  list-style: none;
  padding-bottom: ${space[3]};
`;

export const entry = css`
  border-radius: ${radius.sm};
  color: ${color.muted};
  display: block;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[4]};
  text-decoration: none;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;

export const actions = css`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

export const signup = css`
  align-items: center;
  background: ${color.brand};
  /* Forced colours remove the background. */
  border: 1px solid ${color.brand};
  border-radius: ${radius.md};
  color: ${color.onBrand};
  display: flex;
  font-weight: 600;
  justify-content: center;
  min-height: 3rem;
  text-decoration: none;
`;
