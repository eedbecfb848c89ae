import { css } from '@linaria/core';
import { below } from '../styles/breakpoints';
import { color, layout, size, space } from '../styles/tokens';

export const footer = css`
  background: ${color.brandStrong};
  color: ${color.onBrand};
  font-size: ${size.sm};
`;

export const hiddenOnPhone = css`
  ${below.lists} {
    display: none;
  }
`;

export const inner = css`
  display: grid;
  gap: ${space[5]} ${space[8]};
  grid-template-columns: auto 1fr;
  margin-inline: auto;
  max-width: ${layout.content};
  padding: ${space[7]} ${space[5]};

  ${below.lists} {
    grid-template-columns: 1fr;
    padding: ${space[6]} ${space[4]} ${space[7]};
  }
`;

export const name = css`
  font-size: ${size.lg};
  font-weight: 700;
`;

export const english = css`
  font-size: ${size.xs};
`;

export const facts = css`
  display: grid;
  gap: ${space[1]};
`;

export const address = css`
  font-style: normal;
`;

export const copyright = css`
  border-top: 1px solid rgb(255 255 255 / 22%);
  font-size: ${size.xs};
  grid-column: 1 / -1;
  padding-top: ${space[4]};
`;
