import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color } from '#src/styles/tokens.ts';

export const map = css`
  display: block;
  font-size: 0.9375rem;
  height: auto;
  min-height: 300px;
  /* Large text may reach beyond its shape; a rim in the shape's colour keeps it readable there. */
  paint-order: stroke;
  stroke-linejoin: round;
  text-anchor: middle;
  width: 100%;

  ${below.forum} {
    [data-side] {
      display: none;
    }
  }

  @media (forced-colors: active) {
    & rect,
    & path,
    & circle {
      stroke: CanvasText;
    }
  }
`;

export const ground = css`
  fill: ${color.sunken};
`;

export const block = css`
  fill: ${color.surface};
  stroke: ${color.line};
`;

export const park = css`
  fill: ${color.successTint};
`;

export const road = css`
  stroke: ${color.raised};
  stroke-width: 60;

  /* As a line of text colour it would cover the way. */
  @media (forced-colors: active) {
    && {
      stroke: Canvas;
    }
  }
`;

export const line = css`
  stroke: ${color.accent};
  stroke-dasharray: 10 6;
  stroke-width: 4;
`;

export const way = css`
  fill: none;
  stroke: ${color.brand};
  stroke-dasharray: 2 9;
  stroke-linecap: round;
  stroke-width: 5;
`;

export const station = css`
  fill: ${color.accent};
`;

export const stationName = css`
  fill: ${color.page};
  font-weight: 600;
  stroke: ${color.accent};
  stroke-width: 0.35em;
`;

export const exit = css`
  fill: ${color.brand};
`;

export const exitName = css`
  fill: ${color.onBrand};
  font-size: 0.875rem;
  font-weight: 600;
`;

export const office = css`
  fill: ${color.brand};
`;

export const officeName = css`
  fill: ${color.onBrand};
  font-weight: 650;
  stroke: ${color.brand};
  stroke-width: 0.35em;
`;

export const officeFloor = css`
  fill: ${color.onBrand};
  font-size: 0.85em;
  stroke: ${color.brand};
  stroke-width: 0.35em;
`;

export const name = css`
  fill: ${color.muted};
  font-size: 0.9em;
`;

export const distance = css`
  fill: ${color.text};
  font-weight: 600;
  stroke: ${color.raised};
  stroke-width: 0.35em;
`;
