import { css } from '@linaria/core';
import { color, space } from '#src/styles/tokens.ts';

/** On a small phone with large text, the text of the select needs the room of its padding. */
const padding = `min(${space[3]}, 4vw)`;

/** The select and its arrow. */
export const box = css`
  display: grid;
  position: relative;

  & > svg {
    pointer-events: none;
    position: absolute;
    right: ${padding};
    top: calc(50% - 9px);
  }
`;

export const select = css`
  appearance: none;
  cursor: pointer;
  padding-left: ${padding};
  padding-right: calc(${padding} + 20px);
  /* A select has one line. With large text, a very long option ends with an ellipsis. */
  text-overflow: ellipsis;

  &:hover:not(:disabled) {
    border-color: ${color.brand};
  }

  &[data-placeholder] {
    color: ${color.muted};
  }

  &:disabled {
    color: ${color.onDisabled};
    cursor: not-allowed;
    /* The browser would fade the text. */
    opacity: 1;
  }

  /* The list of some browsers has the colours of the select. */
  & > option {
    background: ${color.surface};
    color: ${color.text};
  }
`;
