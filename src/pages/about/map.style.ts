import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const figure = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  overflow: hidden;
`;

export const caption = css`
  background: ${color.surface};
  border-top: 1px solid ${color.line};
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  gap: ${space[2]} ${space[5]};
  justify-content: space-between;
  padding: ${space[3]} ${space[5]};

  a {
    color: ${color.brand};
  }
`;

export const frameArea = css`
  position: relative;

  @media print {
    & > iframe {
      display: none;
    }
  }
`;

export const instead = css`
  &[data-covered='true'] {
    visibility: hidden;

    @media print {
      visibility: visible;
    }
  }
`;

export const frame = css`
  border: 0;
  height: 100%;
  inset: 0;
  position: absolute;
  width: 100%;

  &[data-shown='false'] {
    visibility: hidden;
  }
`;

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

export const ground = css`fill: ${color.sunken};`;

export const block = css`
  fill: ${color.surface};
  stroke: ${color.line};
`;

export const park = css`fill: ${color.successTint};`;

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

export const station = css`fill: ${color.accent};`;

export const stationName = css`
  fill: ${color.page};
  font-weight: 600;
  stroke: ${color.accent};
  stroke-width: 0.35em;
`;

export const exitName = css`
  fill: ${color.onBrand};
  font-size: 0.875rem;
  font-weight: 600;
`;

export const office = css`fill: ${color.brand};`;

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

export const placeName = css`
  fill: ${color.muted};
  font-size: 0.9em;
`;

export const distance = css`
  fill: ${color.text};
  font-weight: 600;
  stroke: ${color.raised};
  stroke-width: 0.35em;
`;
