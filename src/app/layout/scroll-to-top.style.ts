import { css } from '@linaria/core';
import { notPrinted, shortWindow } from '#src/styles/breakpoints.ts';
import { layer, radius, shadow, space } from '#src/styles/tokens.ts';

export const container = css`
  inset: auto ${space[5]} ${space[5]} auto;
  position: fixed;
  z-index: ${layer.floating};

  & > button {
    border-radius: ${radius.full};
    box-shadow: ${shadow.raised};
    height: 3rem;
    padding: 0;
    width: 3rem;
  }

  &[data-visible='false'] {
    visibility: hidden;
  }

  ${notPrinted}

  @media (max-width: 600px) {
    inset: auto ${space[4]} ${space[4]} auto;
  }

  /* In a low window the button is at the end of the content, where it covers nothing. */
  ${shortWindow} {
    padding: 0 ${space[4]} ${space[4]};
    position: static;
    text-align: end;
  }
`;
