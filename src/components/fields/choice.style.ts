import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const options = css`
  column-gap: ${space[5]};
  display: flex;
  flex-wrap: wrap;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }
`;

const mark = `
  align-items: center;
  background: ${color.surface};
  border: 1.5px solid ${color.control};
  display: inline-flex;
  flex: none;
  height: 1.375rem;
  justify-content: center;
  margin-top: 0.2em;
  width: 1.375rem;

  [data-hovered] > & {
    border-color: ${color.brand};
  }

  [data-pressed] > & {
    background: ${color.tint};
  }
`;

/** The states of the mark that are stronger than being chosen. */
const states = `
  [data-invalid] > & {
    border-color: ${color.danger};
  }

  [data-focus-visible] > & {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }

  [data-disabled] > & {
    background: ${color.disabled};
    border-color: ${color.onDisabled};
    color: ${color.onDisabled};
  }
`;

/** Before hydration, only the browser knows what is chosen. */
const chosen = ':is([data-selected], :has(:checked))';

/** The label with its mark. It is tall enough for touch. */
export const choice = css`
  align-items: flex-start;
  cursor: pointer;
  display: inline-flex;
  font-size: ${size.sm};
  gap: ${space[2]};
  justify-self: start;
  min-height: 2.75rem;
  padding-block: ${space[2]};

  &[data-disabled] {
    color: ${color.onDisabled};
    cursor: not-allowed;
  }
`;

export const dot = css`
  border-radius: ${radius.full};
  ${mark}

  &::after {
    border-radius: ${radius.full};
    content: '';
    height: 0.625rem;
    width: 0.625rem;
  }

  ${chosen} > & {
    border-color: ${color.brand};
  }

  ${chosen} > &::after {
    background: ${color.brand};
    /* Forced colours remove background colours, so the border draws the dot. */
    border: 0.3125rem solid ${color.brand};
  }

  ${states}
`;

export const box = css`
  border-radius: ${radius.sm};
  ${mark}

  & > svg {
    visibility: hidden;
  }

  ${chosen} > & {
    background: ${color.brand};
    border-color: ${color.brand};
    color: ${color.onBrand};
  }

  ${chosen} > & > svg {
    visibility: visible;
  }

  ${states}
`;
