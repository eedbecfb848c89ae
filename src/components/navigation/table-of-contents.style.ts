import { css } from '@linaria/core';
import { belowContents, besideContents, notPrinted, shortWindow } from '#src/styles/breakpoints.ts';
import { color, layout, size, space, weight } from '#src/styles/tokens.ts';

export const nav = css`
  ${besideContents} {
    & > button {
      display: none;
    }

    max-height: calc(100vh - ${layout.header} - 7rem);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding-block: ${space[1]};
    position: sticky;
    top: calc(${layout.header} + 5.5rem);

    ${shortWindow} {
      max-height: none;
      position: static;
    }
  }

  ${belowContents} {
    margin-bottom: ${space[6]};
  }

  ${notPrinted}
`;

export const heading = css`
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  padding: 0 ${space[3]} ${space[2]};

  ${belowContents} {
    display: none;
  }
`;

export const list = css`
  border-left: 1px solid ${color.line};
  font-size: ${size.sm};
  list-style: none;

  ${belowContents} {
    margin-top: ${space[2]};

    &[data-open='false'] {
      display: none;

      @media (scripting: none) {
        display: block;
      }
    }
  }
`;

export const item = css`
  &[data-depth='2'] {
    font-weight: ${weight.strong};
  }

  &[data-depth='2']:not(:first-child) {
    margin-top: ${space[2]};
  }

  &[data-depth='4'] {
    padding-left: ${space[4]};
  }
`;

export const link = css`
  color: ${color.muted};
  display: block;
  line-height: 1.5;
  margin-left: -1px;
  padding: 0.3rem ${space[3]};
  text-decoration: none;

  &:hover {
    color: ${color.brand};
    text-decoration: underline;
  }

  [data-depth='2'] > & {
    color: ${color.text};
  }

  &[aria-current] {
    border-left: 3px solid ${color.brand};
    color: ${color.brand};
    padding-left: calc(${space[3]} - 2px);
  }

  &:focus-visible {
    outline-offset: -3px;
  }

  ${belowContents} {
    padding-block: 0.6rem;
  }

  @media (forced-colors: active) {
    &[aria-current] {
      border-color: Highlight;
    }
  }
`;
