import { css } from '@linaria/core';
import { shortWindow } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const label = css`
  font-size: ${size.sm};
  font-weight: 600;
`;

export const input = css`
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  min-height: 3rem;
  padding: ${space[2]} ${space[3]};
  width: 100%;

  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  &[data-hovered] {
    border-color: ${color.brand};
  }

  &[data-invalid] {
    border-color: ${color.danger};
    box-shadow: inset 0 0 0 1px ${color.danger};
  }

  &[data-disabled],
  &[readonly] {
    background: ${color.sunken};
  }

  &[data-disabled] {
    color: ${color.onDisabled};
  }
`;

export const box = css`
  display: block;
  position: relative;

  & > [data-has-end-content] {
    padding-right: 3.25rem;
  }

  & > button {
    position: absolute;
    right: ${space[1]};
    top: calc(50% - 1.375rem);
  }
`;

/** The input and a button beside it. */
export const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > span {
    flex: 1 1 5rem;
    min-width: 0;
  }

  & > button {
    flex: none;
    min-height: 3rem;
    min-width: 6rem;
  }
`;

export const error = css`
  color: ${color.danger};
  font-size: ${size.xs};
`;

export const textArea = css`
  line-height: 1.7;
  resize: vertical;

  /* In a low window the label and the end of the text area are visible together. */
  ${shortWindow} {
    max-height: max(40vh, 6rem);
  }
`;

/** On a small phone with large text, the text of the select needs the room of its padding. */
const padding = `min(${space[3]}, 4vw)`;

/** The select and its arrow. */
export const selectBox = css`
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
  padding-inline: ${padding} calc(${padding} + 20px);
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

export const group = css`
  border: 0;
  display: grid;
  gap: ${space[2]};
  margin: 0;
  min-width: 0;
  padding: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
  }
`;

/** Puts the controls in one row if the width allows. */
export const controls = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 6rem;
    min-width: 0;
  }

  & > span {
    flex: none;
  }
`;

/** Local part, @ and domain stay in one line, unless the text is large. The select of domains and the button wrap to the next line. */
export const address = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  && {
    flex: 1 1 20rem;
  }

  & > div {
    flex: 1 1 6rem;
    min-width: 0;
  }
`;

/** The select of domains, wide enough for a long domain. */
export const domains = css`
  && {
    flex: 1 1 17rem;
  }
`;

export const requiredMark = css`
  color: ${color.danger};
  margin-left: ${space[1]};

  &[data-before-label] {
    margin-left: 0;
  }
`;

/** Puts the description and the error at the start of the line, and the character count at its end. */
export const messages = css`
  align-items: start;
  column-gap: ${space[3]};
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  position: relative;

  & > div > * {
    display: block;
  }
`;

export const characterCount = css`
  color: ${color.muted};
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;

  &[data-over-limit] {
    color: ${color.danger};
    font-weight: 600;
  }
`;
