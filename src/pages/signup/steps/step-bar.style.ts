import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { visuallyHidden } from '#src/styles/mixins.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const bar = css`
  display: grid;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  list-style: none;
  margin-bottom: ${space[6]};
`;

export const step = css`
  border-top: 3px solid ${color.line};
  color: ${color.muted};

  &[aria-current] {
    border-color: ${color.brand};
    color: ${color.brandStrong};
  }

  &:has(svg) {
    border-color: ${color.brand};
  }

  ${below.lists} {
    border-top: 0;
    position: relative;

    /* The line between the circles. */
    & + &::before {
      background: ${color.line};
      content: '';
      height: 2px;
      left: calc(-50% + 1.5rem);
      position: absolute;
      right: calc(50% + 1.5rem);
      top: 1.375rem;
    }
  }
`;

const content = `
  align-items: start;
  background: none;
  border: 0;
  display: flex;
  flex-direction: column;
  gap: ${space[1]};
  min-height: 2.75rem;
  padding: ${space[3]} ${space[2]} ${space[2]} 0;
  text-align: left;
  width: 100%;

  ${below.lists} {
    align-items: center;
    padding: 0;
  }
`;

export const closed = css`${content}`;

/** A step that can be opened looks like a link: its text, or its number on a phone, is colored and underlined. */
export const open = css`
  ${content}
  color: ${color.link};
  cursor: pointer;
  /* The smaller width keeps the focus ring from touching the next step. */
  width: calc(100% - ${space[4]});

  ${below.lists} {
    margin-inline: auto;
    width: fit-content;
  }

  &:hover {
    color: ${color.brandStrong};
  }
`;

const underlined = `
  button & {
    text-decoration: underline 1px;
    text-underline-offset: 0.25em;
  }

  button:hover & {
    text-decoration-thickness: 2px;
  }
`;

export const number = css`
  align-items: center;
  display: inline-flex;
  font-size: ${size.xs};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.strong};

  ${below.lists} {
    /* A step that can't be opened yet has a dashed border. */
    border: 2px dashed ${color.line};
    border-radius: ${radius.full};
    /* With large text, the five circles stay apart. */
    height: min(2.75rem, 16vw);
    justify-content: center;
    position: relative;
    width: min(2.75rem, 16vw);

    button & {
      background: ${color.raised};
      border: 2px solid ${color.link};
    }

    button:hover & {
      background: ${color.tint};
    }

    [aria-current] & {
      background: ${color.brand};
      border: 2px solid ${color.brand};
      color: ${color.onBrand};
    }
  }
`;

/** Visible only on wide screens; screen readers read it on all screens. */
export const stepLabel = css`
  ${below.lists} {
    ${visuallyHidden}
  }
`;

export const digit = css`
  display: none;

  ${below.lists} {
    display: inline;
  }

  ${underlined}
`;

export const checkMark = css`
  margin-left: ${space[1]};

  ${below.lists} {
    background: ${color.brand};
    border-radius: ${radius.full};
    bottom: -4px;
    color: ${color.onBrand};
    padding: 2px;
    position: absolute;
    right: -4px;
  }
`;

/** On phones, titles are for screen readers only: the heading below already shows the current step. */
export const title = css`
  font-size: ${size.sm};
  font-weight: ${weight.medium};

  [aria-current] & {
    font-weight: ${weight.strong};
  }

  ${underlined}

  ${below.lists} {
    ${visuallyHidden}
  }
`;
