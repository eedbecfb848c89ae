import { css } from '@linaria/core';
import { color, layout, radius, size, space } from '#src/styles/tokens.ts';

export const form = css`
  display: grid;
  gap: ${layout.fields};
`;

/** Only a form with a required field explains its mark. */
export const requiredNote = css`
  color: ${color.muted};
  font-size: ${size.sm};

  form:not(:has([data-required-mark])) > & {
    display: none;
  }
`;

export const failure = css`
  background: ${color.dangerTint};
  border: 1px solid ${color.danger};
  border-radius: ${radius.md};
  color: ${color.danger};
  font-size: ${size.sm};
  padding: ${space[3]} ${space[4]};
  white-space: pre-line;
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    flex: 1 1 8rem;
  }

  & > [hidden] {
    flex: none;
  }
`;
