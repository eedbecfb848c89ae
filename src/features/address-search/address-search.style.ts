import { css } from '@linaria/core';
import { color, size, space } from '#src/styles/tokens.ts';

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
  display: grid;
  inset: 0;
  place-items: center;
  position: absolute;
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

export const manualEntry = css`
  align-items: center;
  border-top: 1px solid ${color.line};
  display: flex;
  font-size: ${size.xs};
  gap: ${space[3]};
  justify-content: space-between;
  padding: ${space[3]} ${space[4]};

  button {
    flex: none;
  }
`;
