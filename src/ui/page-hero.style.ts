import { css } from '@linaria/core';
import { below } from '../styles/breakpoints';
import { color, layout, size, space } from '../styles/tokens';

export const hero = css`
  background: linear-gradient(115deg, ${color.brandStrong}, ${color.brand});
  color: ${color.onBrand};
  margin-top: -${layout.header};
  padding: calc(${layout.header} + ${space[8]}) 0 ${space[7]};

  ${below.lists} {
    padding: calc(${layout.header} + ${space[6]}) 0 ${space[6]};
  }

  @media print {
    background: none;
    color: ${color.text};
    margin: 0;
    padding: 0;
  }
`;

export const inner = css`
  margin-inline: auto;
  max-width: ${layout.content};
  padding-inline: ${space[5]};

  ${below.lists} {
    padding-inline: ${space[4]};
  }
`;

export const caption = css`
  font-size: ${size.sm};
  letter-spacing: 0.08em;
  margin-bottom: ${space[2]};
  opacity: 0.9;
`;

export const title = css`
  font-size: ${size.xxl};
  font-weight: 700;
`;
