import { css } from '@linaria/core';
import { below, inPhoneHeader, notPrinted, shortWindow } from '#src/styles/breakpoints.ts';
import { color, duration, easing, layer, layout, size, space, tracking, weight } from '#src/styles/tokens.ts';

/** The text changes at once, while the surface fades; with another theme, the surface changes at the same moment. */
const delayed = (property: string) => `${property} 0s calc(0.4 * ${duration.calm})`;

/**
 * The background of the header, which fades by its opacity: a fade of colors is styled in each of its frames. An element, because
 * axe does not judge the contrast of a text over a pseudo-element.
 */
export const surface = css`
  background: ${color.page};
  border-bottom: 1px solid ${color.line};
  inset: 0 0 -1px;
  opacity: 0;
  position: absolute;
  transition:
    opacity ${duration.calm} ${easing.change},
    ${delayed('background-color')},
    ${delayed('border-color')};
  z-index: -1;
`;

const solid = `
  color: ${color.text};

  & > .${surface} {
    opacity: 1;
  }
`;

export const header = css`
  border-bottom: 1px solid transparent;
  color: ${color.onDeep};
  height: ${layout.header};
  position: sticky;
  top: 0;
  transition: ${delayed('color')};
  z-index: ${layer.header};

  /* Buttons that inherit the color would fade to it. */
  & button {
    transition-property: background-color, border-color;
  }

  &[data-solid='true'],
  &:focus-within {
    ${solid}
  }

  ${below.lists} {
    :root:has([data-hidden-on-phone]) & {
      ${solid}
    }
  }

  @media (hover: hover) {
    &:hover {
      ${solid}
    }
  }

  ${shortWindow} {
    position: relative;
  }

  @media (forced-colors: active) {
    background: ${color.page};
    border-color: ${color.line};
  }

  ${notPrinted}
`;

/** The menu stands in the middle, so that it does not move when the buttons after it arrive, or change with the visitor. */
export const inner = css`
  align-items: center;
  display: grid;
  gap: ${space[5]};
  grid-template-columns: 1fr auto 1fr;
  height: 100%;
  margin-inline: auto;
  max-width: 90rem;
  padding-inline: ${space[5]};

  ${inPhoneHeader(`
    display: flex;
    justify-content: space-between;
  `)}

  ${below.lists} {
    gap: 8px;
    padding-inline: 16px;
  }
`;

export const logo = css`
  align-items: center;
  display: flex;
  font-size: ${size.lg};
  font-weight: ${weight.heading};
  gap: ${space[2]};
  justify-self: start;
  letter-spacing: ${tracking.display};
  min-height: 2.75rem;
  text-decoration: none;

  & > svg {
    flex: none;
  }

  @media (max-width: 480px) {
    /* Large text leaves room for four syllables a line. */
    font-size: min(${size.md}, 5vw);
    line-height: 1.25;
  }
`;

export const actions = css`
  align-items: center;
  display: flex;
  flex: none;
  gap: 4px;
  grid-column: 3;
  justify-self: end;
`;
