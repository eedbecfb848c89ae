import { css } from '@linaria/core';
import { menuEntry } from '#src/styles/mixins.ts';
import { color, layout, radius, size, space, tracking } from '#src/styles/tokens.ts';

export const menu = css`
  background: ${color.page};
  border: 0;
  color: ${color.text};
  height: 100%;
  max-height: none;
  max-width: none;
  padding: 0 ${space[4]} ${space[7]};
  width: 100%;

  :root:has(&:modal) {
    overflow: hidden;
  }

  /*
   * The menu covers the page, and a modal dialog makes the page inert. Out of the rendering, the page is not styled again for
   * that. It keeps the height that it has had, so the scroll position stays.
   */
  @media screen {
    :global() {
      main,
      #root > footer {
        contain-intrinsic-size: auto 100vh;
      }

      :root:has(#full-menu:modal) :is(main, #root > footer) {
        content-visibility: hidden;
      }
    }
  }
`;

export const header = css`
  align-items: center;
  display: flex;
  justify-content: space-between;
  min-height: ${layout.header};

  & h2 {
    font-size: ${size.lg};
  }
`;

export const disclosure = css`
  border-bottom: 1px solid ${color.line};

  &[open] svg {
    transform: rotate(180deg);
  }
`;

export const section = css`
  align-items: center;
  background: none;
  border: 0;
  cursor: pointer;
  display: flex;
  font-size: ${size.lg};
  font-weight: 600;
  justify-content: space-between;
  letter-spacing: ${tracking.title};
  list-style: none;
  min-height: 3.75rem;
  padding: ${space[3]} ${space[1]};
  text-decoration: none;
  width: 100%;

  &::-webkit-details-marker {
    display: none;
  }
`;

export const entries = css`
  list-style: none;
  padding-bottom: ${space[3]};
`;

export const entry = css`
  ${menuEntry}
  color: ${color.muted};
  min-height: 2.75rem;
  padding: ${space[2]} ${space[4]};
`;

export const actions = css`
  display: grid;
  gap: ${space[3]};
  margin-top: ${space[6]};
`;

export const signup = css`
  background: ${color.brand};
  /* Forced colours remove the background. */
  border: 1px solid ${color.brand};
  border-radius: ${radius.md};
  color: ${color.onBrand};
  display: grid;
  font-weight: 600;
  place-items: center;
  min-height: 3rem;
  text-decoration: none;
`;
