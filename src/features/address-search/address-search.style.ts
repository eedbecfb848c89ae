import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

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
