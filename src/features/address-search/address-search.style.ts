import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

/** The size that the service requires; smaller in a smaller window. */
export const frameArea = css`
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

export const loading = css`
  align-items: center;
  display: flex;
  inset: 0;
  justify-content: center;
  position: absolute;
`;

export const status = css`
  &:empty {
    display: contents;
  }
`;

export const failure = css`
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
