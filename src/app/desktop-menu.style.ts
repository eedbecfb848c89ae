import { css } from '@linaria/core';
import { below } from '../styles/breakpoints';
import { color, layout, radius, shadow, size, space } from '../styles/tokens';

export const nav = css`
  ${below.header} {
    display: none;
  }
`;

export const sections = css`
  display: flex;
  gap: ${space[4]};
  list-style: none;
`;

export const section = css`
  align-items: center;
  display: flex;
  height: ${layout.header};
  position: relative;
`;

export const title = css`
  align-items: center;
  display: flex;
  font-size: ${size.md};
  font-weight: 600;
  height: 2.75rem;
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.4em;
  }
`;

export const toggle = css`
  min-height: 2rem;
  min-width: 2rem;
`;

export const entries = css`
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  box-shadow: ${shadow.raised};
  color: ${color.text};
  left: -${space[4]};
  list-style: none;
  min-width: 12rem;
  padding: ${space[2]};
  position: absolute;
  top: calc(100% - ${space[2]});
`;

export const entry = css`
  border-radius: ${radius.sm};
  display: block;
  font-size: ${size.sm};
  padding: ${space[2]} ${space[3]};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }
`;
