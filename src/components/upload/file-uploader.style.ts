import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const dropZone = css`
  align-items: center;
  border: 1.5px dashed ${color.control};
  border-radius: ${radius.md};
  color: ${color.muted};
  cursor: pointer;
  display: grid;
  font-size: ${size.sm};
  gap: ${space[2]};
  justify-items: center;
  padding: ${space[5]} ${space[4]};
  position: relative;
  text-align: center;

  &[data-disabled] {
    cursor: not-allowed;
  }

  @media (hover: hover) {
    &:hover:not([data-disabled]) {
      border-color: ${color.brand};
    }
  }

  &[data-drop-target] {
    background: ${color.tint};
    border-color: ${color.brand};
    border-style: solid;
    color: ${color.text};
  }
`;

/** Covers the zone until it is hydrated, and is not visible itself. */
export const nativeInput = css`
  cursor: pointer;
  height: 100%;
  inset: 0;
  opacity: 0;
  position: absolute;
  width: 100%;

  &[hidden] {
    display: none;
  }
`;

export const limits = css`
  font-size: ${size.xs};
`;

export const refusedFiles = css`
  color: ${color.danger};
  font-size: ${size.xs};
  list-style: none;
`;

export const list = css`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;

export const progress = css`
  align-items: center;
  display: flex;
  font-size: ${size.sm};
  gap: ${space[3]};
  justify-content: space-between;

  &:has(> :only-child:empty) {
    display: contents;
  }
`;
