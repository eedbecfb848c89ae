import { css } from '@linaria/core';
import { color, radius, size, space } from '../styles/tokens';

export const base = css`
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  cursor: pointer;
  display: inline-flex;
  font-size: ${size.sm};
  font-weight: 600;
  gap: ${space[2]};
  justify-content: center;
  line-height: 1.4;
  min-height: 2.75rem;
  padding: ${space[2]} ${space[4]};
  text-decoration: none;
  transition: background-color 120ms, border-color 120ms, color 120ms;

  &&[data-disabled],
  &&[aria-disabled='true'] {
    background: ${color.sunken};
    border-color: ${color.line};
    color: ${color.muted};
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[data-pending] {
    cursor: progress;
  }
`;

const solid = css`
  background: ${color.brand};
  color: ${color.onBrand};

  &[data-hovered],
  &[data-pressed],
  &:hover:not([aria-disabled='true']) {
    background: ${color.brandStrong};
  }
`;

const plain = css`
  background: ${color.surface};
  border-color: ${color.control};
  color: ${color.text};

  &[data-hovered],
  &[data-pressed],
  &:hover:not([aria-disabled='true']) {
    background: ${color.tint};
    border-color: ${color.brand};
  }
`;

const quiet = css`
  background: transparent;
  color: ${color.brand};
  padding-inline: ${space[2]};

  &[data-hovered],
  &:hover {
    background: ${color.tint};
  }
`;

const icon = css`
  background: transparent;
  border-radius: ${radius.full};
  color: inherit;
  min-width: 2.75rem;
  padding: 0;

  &[data-hovered],
  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;

export const looks = { solid, plain, quiet, icon };
