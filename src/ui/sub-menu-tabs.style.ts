import { css } from '@linaria/core';
import { above, below, low } from '../styles/breakpoints';
import { color, layer, layout, radius, shadow, size, space } from '../styles/tokens';

export const nav = css`
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
  position: sticky;
  top: ${layout.header};
  z-index: ${layer.sticky};

  ${below.lists} {
    padding: ${space[3]} ${space[4]};
  }

  ${low} {
    position: relative;
  }

  @media print {
    display: none;
  }
`;

export const toggle = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.control};
  border-radius: ${radius.md};
  cursor: pointer;
  display: flex;
  font-weight: 600;
  justify-content: space-between;
  min-height: 3rem;
  padding: ${space[2]} ${space[4]};
  width: 100%;

  ${above.lists} {
    display: none;
  }
`;

export const chevron = css`
  transition: transform 160ms;

  [aria-expanded='true'] > & {
    transform: rotate(180deg);
  }
`;

export const list = css`
  list-style: none;

  ${above.lists} {
    display: flex;
    gap: ${space[6]};
    margin-inline: auto;
    max-width: ${layout.content};
    padding-inline: ${space[5]};
  }

  ${below.lists} {
    background: ${color.surface};
    border: 1px solid ${color.line};
    border-radius: ${radius.md};
    box-shadow: ${shadow.overlay};
    inset-inline: ${space[4]};
    margin-top: ${space[1]};
    padding: ${space[1]};
    position: absolute;

    &[data-open='false'] {
      display: none;
    }
  }
`;

export const tab = css`
  color: ${color.muted};
  display: block;
  font-size: ${size.md};
  font-weight: 500;
  text-decoration: none;

  &:hover {
    color: ${color.brand};
  }

  &[aria-current] {
    color: ${color.brandStrong};
    font-weight: 700;
  }

  ${above.lists} {
    border-bottom: 3px solid transparent;
    padding: ${space[4]} ${space[1]} calc(${space[4]} - 3px);

    &[aria-current] {
      border-color: ${color.brand};
    }

    @media (forced-colors: active) {
      border-color: Canvas;

      &[aria-current] {
        border-color: Highlight;
      }
    }
  }

  ${below.lists} {
    border-radius: ${radius.sm};
    padding: ${space[3]} ${space[4]};

    &[aria-current] {
      background: ${color.tint};
    }
  }
`;
