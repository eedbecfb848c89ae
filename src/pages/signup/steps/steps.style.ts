import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

export const status = css`font-size: ${size.xs};`;

export const free = css`color: ${color.success};`;

export const failure = css`color: ${color.danger};`;

export const notice = css`
  background: ${color.sunken};
  border-radius: ${radius.md};
  color: ${color.muted};
  font-size: ${size.sm};
  padding: ${space[4]} ${space[5]};

  p {
    color: ${color.text};
    font-weight: 600;
  }

  ul {
    margin-top: ${space[2]};
    padding-left: 1.25em;
  }

  li + li {
    margin-top: ${space[1]};
  }
`;

export const panel = css`
  align-items: center;
  display: flex;
  flex-direction: column;
  gap: ${space[4]};
  padding: ${space[6]} 0;
  text-align: center;

  a {
    margin-top: ${space[4]};
    min-height: 3rem;
    min-width: min(14rem, 100%);
  }
`;

export const mark = css`color: ${color.success};`;

export const message = css`
  font-size: ${size.xl};
  font-weight: ${weight.heading};
`;
