import { css } from '@linaria/core';
import { below, notPrinted } from '#src/styles/breakpoints.ts';
import { color, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const footer = css`
  --color-focus: ${color.focusOnDeep};
  background: ${color.deep};
  border-top: 1px solid ${color.deepLine};
  color: ${color.onDeepMuted};
  font-size: ${size.sm};

  a:hover {
    color: ${color.onDeep};
  }

  ${notPrinted}
`;

export const hiddenOnPhone = css`
  ${below.lists} {
    display: none;
  }
`;

export const inner = css`
  display: grid;
  gap: ${space[6]} ${space[8]};
  grid-template-columns: 1fr auto;
  margin-inline: auto;
  max-width: ${layout.content};
  padding: ${space[8]} ${space[5]} ${space[6]};

  ${below.lists} {
    grid-template-columns: 1fr;
    padding: ${space[7]} ${space[4]} ${space[6]};
  }
`;

export const name = css`
  color: ${color.onDeep};
  font-size: ${size.xl};
  font-weight: ${weight.heading};
  letter-spacing: ${tracking.display};
  line-height: 1.3;
`;

export const english = css`
  font-size: ${size.xs};
  letter-spacing: ${tracking.caption};
  margin-top: ${space[1]};
`;

export const facts = css`
  display: grid;
  font-variant-numeric: tabular-nums;
  gap: ${space[1]};
`;

export const address = css`font-style: normal;`;

export const copyright = css`
  border-top: 1px solid ${color.deepLine};
  font-size: ${size.xs};
  grid-column: 1 / -1;
  padding-top: ${space[5]};
`;
