import { css } from '@linaria/core';
import { color, radius, shadow, size, space, weight } from '#src/styles/tokens.ts';

export const modal = css`
  background: ${color.raised};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  box-shadow: ${shadow.overlay};
  max-height: 100%;
  max-width: 100%;
  overflow: hidden;
  width: 402px;
`;

export const dialog = css`
  display: flex;
  flex-direction: column;
  max-height: calc(100dvh - 2rem);
  outline: none;
`;

export const bar = css`
  align-items: center;
  border-bottom: 1px solid ${color.line};
  display: flex;
  justify-content: space-between;
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
`;

export const title = css`
  font-size: ${size.md};
  font-weight: ${weight.strong};
`;

/** As large as the service wants it, and smaller on a window that is. */
export const place = css`
  flex: 0 1 600px;
  height: 600px;
  min-height: 12rem;
  overflow: auto;
  position: relative;
`;

export const frame = css`
  border: 0;
  display: block;
  height: 100%;
  width: 100%;
`;

export const waiting = css`
  align-items: center;
  display: flex;
  inset: 0;
  justify-content: center;
  position: absolute;
`;

export const said = css`
  &:empty {
    display: contents;
  }
`;

export const failed = css`
  align-content: center;
  display: grid;
  gap: ${space[3]};
  justify-items: center;
  min-height: 24rem;
  padding: ${space[5]};
  text-align: center;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  justify-content: center;
  margin-top: ${space[3]};
`;
