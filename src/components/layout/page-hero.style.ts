import { css } from '@linaria/core';
import { below, notPrinted } from '#src/styles/breakpoints.ts';
import { color, layout, size, space, tracking } from '#src/styles/tokens.ts';

export const hero = css`
  min-height: 24rem;

  ${below.lists} {
    min-height: 9.75rem;

    &[data-hidden-on-phone] {
      background: none;
      color: inherit;
      margin-top: 0;
      min-height: 0;
    }
  }

  @media print {
    background: none;
    color: ${color.text};
    margin: 0;
    min-height: 0;
  }
`;

export const picture = css`
  &::after {
    background:
      linear-gradient(180deg, ${color.scrim}, transparent 8rem),
      linear-gradient(90deg, ${color.scrim} max(50% - 14rem, 22rem), transparent min(50% + 30rem, 100%));
  }

  @media (max-width: 600px) {
    &::after {
      background: ${color.scrim};
    }
  }

  ${below.lists} {
    [data-hidden-on-phone] > & {
      display: none;
    }
  }

  ${notPrinted}
`;

export const inner = css`
  align-self: end;
  justify-self: center;
  max-width: ${layout.content};
  padding: calc(${layout.header} + ${space[7]}) ${space[5]} ${space[7]};
  width: 100%;

  ${below.lists} {
    padding: ${layout.header} ${space[4]} ${space[4]};

    [data-hidden-on-phone] > & {
      padding-block: ${space[4]} 0;
    }
  }

  @media print {
    padding: 0;
  }
`;

export const title = css`
  font-size: ${size.xxl};
  letter-spacing: ${tracking.display};
  line-height: 1.2;
  margin-top: ${space[3]};

  ${below.lists} {
    font-size: ${size.xl};
    margin-top: ${space[1]};
  }
`;
