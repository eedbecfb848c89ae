import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const facts = css`
  background: ${color.sunken};
  border-radius: ${radius.md};
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(3, minmax(0, 1fr));
  margin: 0 0 ${space[5]};
  padding: ${space[4]} ${space[5]};

  dt {
    color: ${color.muted};
    font-size: ${size.xs};
  }

  dd {
    font-weight: ${weight.strong};
    margin: 0;
    overflow-wrap: anywhere;
  }

  ${below.forum} {
    gap: ${space[2]};
    grid-template-columns: minmax(0, 1fr);

    & > div {
      align-items: baseline;
      display: grid;
      grid-template-columns: 5.5rem minmax(0, 1fr);
    }
  }
`;
