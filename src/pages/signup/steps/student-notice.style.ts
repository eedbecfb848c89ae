import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

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
