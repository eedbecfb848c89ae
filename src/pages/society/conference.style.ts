import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

/** The sections of a sub-screen, in one column. */
export const sections = css`
  display: grid;
  gap: ${space[7]};

  & > section {
    min-width: 0;
  }

  ${below.lists} {
    gap: ${space[6]};
  }
`;

/** The red notice above the actions. */
export const notice = css`
  margin-bottom: ${space[4]};
  background: ${color.dangerTint};
  border-left: 4px solid ${color.danger};
  border-radius: ${radius.sm};
  display: grid;
  font-weight: ${weight.medium};
  gap: ${space[1]};
  padding: ${space[4]} ${space[5]};

  ${below.lists} {
    padding-inline: ${space[4]};
  }
`;

/** The period and its buttons, side by side. */
export const actionPanel = css`
  align-items: center;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.lg};
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[6]};
  justify-content: space-between;
  padding: ${space[5]};

  ${below.forum} {
    padding: ${space[4]};
  }
`;

export const period = css`
  display: grid;
  gap: ${space[1]};
`;

export const periodText = css`
  font-variant-numeric: tabular-nums;
  font-weight: ${weight.strong};
`;

export const phase = css`
  display: block;
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  min-height: 1.65em;

  &[data-phase='open'] {
    color: ${color.success};
  }

  &[data-phase='before'] {
    color: ${color.warning};
  }

  &[data-phase='after'] {
    color: ${color.danger};
  }
`;

export const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  & > * {
    min-height: 3rem;
    min-width: 8.5rem;
  }

  ${below.forum} {
    width: 100%;

    & > * {
      flex: 1 1 7rem;
      min-width: 0;
    }
  }
`;

/** The state of a registered member, in place of the payment button. */
export const registered = css`
  align-items: center;
  color: ${color.success};
  display: flex;
  font-weight: ${weight.strong};
  gap: ${space[2]};

  /* On a phone the date stays in one line, above the button. */
  && {
    flex-basis: 14rem;
  }
`;

export const rules = css`
  display: grid;
  gap: ${space[3]};
  padding-left: 1.4em;

  & > li::marker {
    color: ${color.accent};
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.strong};
  }
`;

export const templates = css`
  display: grid;
  gap: ${space[3]};
  list-style: none;
`;
