import { css } from '@linaria/core';
import { color, radius, size, space, size as text } from '#src/styles/tokens.ts';

export const dropZone = css`
  border: 1.5px dashed ${color.control};
  border-radius: ${radius.md};
  color: ${color.muted};
  cursor: pointer;
  display: grid;
  font-size: ${size.sm};
  gap: ${space[2]};
  place-items: center;
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

export const limits = css`font-size: ${size.xs};`;

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

export const row = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  column-gap: ${space[2]};
  display: flex;
  flex-wrap: wrap;
  min-height: 3.25rem;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};

  &[data-replaced] {
    background: ${color.disabled};
    color: ${color.onDisabled};
  }
`;

export const name = css`
  flex: 1 1 8rem;
  font-size: ${text.sm};
  min-width: 0;
`;

export const fileSize = css`
  color: ${color.muted};
  font-size: ${text.xs};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`;

export const bar = css`
  appearance: none;
  background: none;
  border: 1px solid ${color.control};
  border-radius: ${radius.full};
  flex: 1 1 6rem;
  height: 0.625rem;
  min-width: 0;
  overflow: hidden;

  &::-webkit-progress-bar {
    background: none;
  }

  &::-webkit-progress-value {
    background: ${color.brand};
    transition: width 120ms linear;
  }

  &::-moz-progress-bar {
    background: ${color.brand};
  }

  /* Without a value, a part of the bar moves from end to end. */
  &:indeterminate {
    animation: wander 1.2s ease-in-out infinite alternate;
    background: linear-gradient(${color.brand} 0 0) 0 / 40% 100% no-repeat;
  }

  &:indeterminate::-moz-progress-bar {
    background: none;
  }

  /* Forced colours remove backgrounds, so the browser draws the bar. */
  @media (forced-colors: active) {
    appearance: auto;
  }

  @keyframes wander {
    to {
      background-position: 100%;
    }
  }
`;
