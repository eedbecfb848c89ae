import { css } from '@linaria/core';
import { below } from '#src/styles/breakpoints.ts';
import { color, size, space, weight } from '#src/styles/tokens.ts';

/** The names. Some variants change them. */
export const names = css`
  dt {
    color: ${color.muted};
  }
`;

const rows = css`
  border-top: 1px solid ${color.text};
  font-size: ${size.sm};

  & > div {
    align-items: center;
    border-bottom: 1px solid ${color.line};
    column-gap: ${space[4]};
    display: grid;
    grid-template-columns: minmax(5.5rem, 24%) minmax(0, 1fr);
    min-height: 3.25rem;
    padding-block: ${space[2]};
  }

  dd {
    align-items: center;
    display: flex;
    flex-wrap: wrap;
    font-variant-numeric: tabular-nums;
    font-weight: ${weight.strong};
    gap: ${space[2]};
  }
`;

const plainRows = css`
  display: grid;
  font-size: ${size.sm};
  font-variant-numeric: tabular-nums;
  gap: ${space[1]};

  & > div {
    display: grid;
    gap: ${space[3]};
    grid-template-columns: 5.5rem minmax(0, 1fr);
  }
`;

const table = css`
  border-top: 1px solid ${color.text};

  & > div {
    border-bottom: 1px solid ${color.line};
    column-gap: ${space[5]};
    display: grid;
    grid-template-columns: 8rem 1fr;
    padding: ${space[4]} ${space[2]};

    ${below.forum} {
      grid-template-columns: 1fr;
      padding-inline: 0;
      row-gap: ${space[1]};
    }
  }

  dt {
    font-weight: ${weight.medium};
  }
`;

const columns = css`
  display: grid;
  gap: ${space[4]};
  grid-template-columns: repeat(3, minmax(0, 1fr));

  dt {
    font-size: ${size.xs};
  }

  dd {
    font-weight: ${weight.strong};
  }

  ${below.forum} {
    gap: ${space[2]};
    grid-template-columns: minmax(0, 1fr);

    & > div {
      align-items: baseline;
      display: flex;
      flex-wrap: wrap;
    }

    dt {
      flex-basis: 5.5rem;
    }

    dd {
      flex: 1 1 6rem;
    }
  }
`;

const stacked = css`
  display: grid;
  font-size: ${size.sm};
  gap: ${space[3]};

  dt {
    font-size: ${size.xs};
    font-weight: ${weight.strong};
  }

  a {
    display: inline-block;
    padding-block: ${space[1]};
  }
`;

const headings = css`
  display: grid;
  gap: ${space[4]};

  dt {
    color: ${color.brand};
    font-weight: ${weight.strong};
  }
`;

const inline = css`
  color: ${color.muted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  gap: ${space[2]} ${space[5]};

  & > div {
    display: flex;
    gap: ${space[1]};
  }

  dt {
    color: inherit;
    flex: none;
    font-weight: ${weight.strong};
  }
`;

export const variants = { rows, plainRows, table, columns, stacked, headings, inline };
