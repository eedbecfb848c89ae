import { css } from '@linaria/core';
import { inPhoneHeader } from '#src/styles/breakpoints.ts';
import { radius, size, space } from '#src/styles/tokens.ts';

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

  @media (max-width: 480px) {
    padding-inline: 8px;
  }

  &:hover {
    text-decoration: underline;
    text-underline-offset: 0.4em;
  }
`;

export const desktopOnly = css`${inPhoneHeader('display: none;')}`;

export const phoneOnly = css`
  color: inherit;
  flex: none;
  white-space: nowrap;

  && {
    display: none;
    ${inPhoneHeader('display: inline-flex;')}
  }
`;
