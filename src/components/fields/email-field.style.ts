import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

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

/**
 * The select of domains, wide enough for a long domain. The wrapper has the width, because React Aria renders a
 * `template` element before the control.
 */
export const domains = css`
  && {
    flex: 1 1 17rem;
  }

  & button {
    width: 100%;
  }

  /* A domain is never broken into two lines. With large text, a very long one ends with an ellipsis. */
  & button > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;
