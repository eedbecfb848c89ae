import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { duration, easing, space } from '#src/styles/tokens.ts';

export const region = css`
  position: relative;
`;

export const controls = css`
  display: flex;
  gap: ${space[1]};
  justify-content: flex-end;
  margin-bottom: ${space[3]};
`;

const sizes = `
  --shown: 5;
  --gap: 16px;

  ${below.tiles} {
    --shown: 3;
  }

  ${below.forum} {
    --shown: 2;
  }
`;

export const window = css`
  ${sizes}
  overflow: hidden;
  touch-action: pan-y;
`;

export const staticList = css`
  ${sizes}
  display: flex;
  flex-wrap: wrap;
  gap: var(--gap);
  list-style: none;
`;

/** One step is the width of an item and its gap. Percentages refer to the width of the visible window. */
export const track = css`
  --position: 0;
  --drag: 0px;
  --step: calc((100% + var(--gap)) / var(--shown));
  display: flex;
  gap: var(--gap);
  transform: translateX(calc(var(--position) * -1 * var(--step) + var(--drag)));
  transition: transform ${duration.slow} ${easing.arrive};

  &[data-jump],
  &[data-drag='true'] {
    transition: none;
  }
`;

export const row = css`
  display: contents;
  list-style: none;
`;

export const item = css`
  flex: 0 0 calc((100% + var(--gap)) / var(--shown) - var(--gap));
`;
