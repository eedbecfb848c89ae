import { css } from '@linaria/core';
import { above, below } from '#src/styles/breakpoints.ts';
import { visuallyHidden } from '#src/styles/shared.ts';
import { size, space } from '#src/styles/tokens.ts';

export const title = css`
  font-size: ${size.xxl};
  margin-bottom: ${space[6]};

  ${below.lists} {
    ${visuallyHidden}
    margin: 0;
  }
`;

export const columns = css`
  ${above.lists} {
    display: flex;
    gap: ${space[7]};
  }
`;

export const screen = css`
  flex: 1;
  min-width: 0;
`;

export const documentTitle = css`
  font-size: ${size.xl};
  margin-bottom: ${space[5]};
`;
