import { css } from '@linaria/core';
import { above, below } from '../styles/breakpoints';
import { radius, size, space } from '../styles/tokens';

export const link = css`
  align-items: center;
  border-radius: ${radius.md};
  display: flex;
  font-size: ${size.sm};
  font-weight: 600;
  min-height: 2.75rem;
  padding-inline: ${space[3]};
  text-decoration: none;
  white-space: nowrap;

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

export const desktopOnly = css`
  ${below.header} {
    display: none;
  }
`;

export const phoneOnly = css`
  color: inherit;
  flex: none;
  white-space: nowrap;

  ${above.header} {
    display: none;
  }
`;
