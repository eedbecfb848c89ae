import { css } from '@linaria/core';
import { space } from '#src/styles/tokens.ts';

export const group = css`
  border: 0;
  display: grid;
  gap: ${space[2]};
  margin: 0;
  min-width: 0;
  padding: 0;

  & > legend {
    margin-bottom: ${space[2]};
    padding: 0;
  }
`;

/** Puts the controls in one row if the width allows. */
export const controls = css`
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 6rem;
    min-width: 0;
  }

  & > span {
    flex: none;
  }
`;
