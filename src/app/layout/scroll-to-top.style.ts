import { css } from '@linaria/core';
import { shortWindow } from '#src/styles/breakpoints.ts';
import { layer, radius, shadow, space } from '#src/styles/tokens.ts';

export const container = css`
  bottom: ${space[5]};
  position: fixed;
  right: ${space[5]};
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

  @media print {
    display: none;
  }

  @media (max-width: 600px) {
    bottom: ${space[4]};
    right: ${space[4]};
  }

  /* In a low window the button is at the end of the content, where it covers nothing. */
  ${shortWindow} {
    padding: 0 ${space[4]} ${space[4]};
    position: static;
    text-align: end;
  }
`;
