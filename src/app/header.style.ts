import { css } from '@linaria/core';
import { below, low } from '../styles/breakpoints';
import { color, layer, layout, size, space } from '../styles/tokens';

export const header = css`
  border-bottom: 1px solid transparent;
  color: ${color.onBrand};
  height: ${layout.header};
  position: sticky;
  top: 0;
  z-index: ${layer.header};

  &[data-solid='true'],
  &:focus-within {
    background: ${color.surface};
    border-color: ${color.line};
    color: ${color.text};
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface};
      border-color: ${color.line};
      color: ${color.text};
    }
  }

  ${low} {
    position: relative;
  }

  @media print {
    display: none;
  }
`;

export const inner = css`
  align-items: center;
  display: flex;
  gap: ${space[5]};
  height: 100%;
  justify-content: space-between;
  margin-inline: auto;
  max-width: 90rem;
  padding-inline: ${space[5]};

  ${below.lists} {
    padding-inline: ${space[4]};
  }
`;

export const logo = css`
  align-items: center;
  display: flex;
  font-size: ${size.lg};
  font-weight: 700;
  gap: ${space[2]};
  letter-spacing: -0.03em;
  min-height: 2.75rem;
  text-decoration: none;
  white-space: nowrap;

  @media (max-width: 480px) {
    font-size: ${size.md};
  }
`;

export const actions = css`
  align-items: center;
  display: flex;
  gap: ${space[1]};
`;
