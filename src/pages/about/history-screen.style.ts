import { css } from '@linaria/core';
import { above, below, notPrinted, shortWindow } from '#src/styles/breakpoints.ts';
import { color, layer, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

export const grid = css`
  ${above.lists} {
    align-items: start;
    display: grid;
    gap: ${space[7]};
    grid-template-columns: 12rem minmax(0, 1fr);
  }
`;

export const tabs = css`
  background: ${color.page};
  position: sticky;
  z-index: 1;

  ${above.lists} {
    border-left: 1px solid ${color.line};
    display: grid;
    top: calc(${layout.header} + 5.5rem);
  }

  ${below.lists} {
    border-bottom: 1px solid ${color.line};
    display: flex;
    flex-wrap: wrap;
    margin-bottom: ${space[5]};
    top: calc(${layout.header} + 4.5rem);
    z-index: calc(${layer.sticky} - 1);
  }

  ${shortWindow} {
    position: static;
  }

  ${notPrinted}
`;

export const tab = css`
  color: ${color.muted};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.medium};
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-current] {
    border-color: ${color.accent};
    color: ${color.text};
    font-weight: ${weight.strong};
  }

  ${above.lists} {
    border-left: 3px solid transparent;
    font-size: ${size.lg};
    margin-left: -2px;
    padding: ${space[2]} ${space[4]};
  }

  ${below.lists} {
    border-bottom: 3px solid transparent;
    flex: 1 0 auto;
    margin-bottom: -1px;
    padding: ${space[2]} ${space[1]};
    text-align: center;
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[aria-current] {
      border-color: Highlight;
    }
  }
`;

export const period = css`
  & + & {
    border-top: 1px solid ${color.line};
    margin-top: ${space[7]};
    padding-top: ${space[5]};
  }
`;

/* The specified offset: a tab scrolls its period to 50 px below the header, unlike other anchors of the site. */
export const heading = css`
  font-size: ${size.xxl};
  letter-spacing: ${tracking.display};
  padding-top: ${space[6]};
  scroll-margin-top: calc(50px - 4.5rem);

  ${below.lists} {
    padding-top: 5.5rem;
    margin-top: -4rem;
  }

  ${shortWindow} {
    scroll-margin-top: 0;
  }
`;

export const summary = css`
  color: ${color.muted};
  margin-top: ${space[1]};
`;

export const years = css`
  list-style: none;
  margin-top: ${space[5]};
`;

export const year = css`
  border-top: 1px solid ${color.line};
  display: grid;
  gap: ${space[1]} ${space[5]};
  grid-template-columns: 5rem minmax(0, 1fr);
  padding-block: ${space[4]};

  ${below.forum} {
    display: block;
  }
`;

export const number = css`
  color: ${color.brand};
  font-size: ${size.lg};
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.heading};
  line-height: 1.5;
`;

export const events = css`
  display: grid;
  gap: ${space[1]};
  list-style: none;
`;
