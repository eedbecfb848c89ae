import { css } from '@linaria/core';
import { color, duration, easing, radius, size, space, systemColor, weight } from '#src/styles/tokens.ts';

export const base = css`
  align-items: center;
  border: 1px solid transparent;
  border-radius: ${radius.md};
  cursor: pointer;
  display: inline-flex;
  font-size: ${size.sm};
  font-weight: ${weight.strong};
  gap: ${space[2]};
  justify-content: center;
  line-height: 1.4;
  min-height: 2.75rem;
  padding: ${space[2]} 1.125rem;
  text-decoration: none;

  /* A touch shows at once: a phone would style and paint each frame of a fade while it handles the press. */
  @media (hover: hover) {
    transition: ${duration.quick} ${easing.change};
    transition-property: background-color, border-color, color;
  }

  &&[data-disabled],
  &&[aria-disabled='true'] {
    background: ${color.disabled};
    border-color: ${color.line};
    color: ${color.onDisabled};
    cursor: not-allowed;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }

  &[data-pending] {
    cursor: progress;
  }
`;

const solid = css`
  background: ${color.brand};
  color: ${color.onBrand};

  &[data-hovered],
  &:hover:not([aria-disabled='true']) {
    background: ${color.brandStrong};
  }

  &&[data-pressed]:not([aria-disabled='true']),
  &&:active:not([aria-disabled='true']) {
    background: ${color.brandPressed};
  }

  @media (forced-colors: active) {
    &:not([data-disabled], [aria-disabled='true']) {
      background: ${systemColor.button};
      color: ${systemColor.onButton};
      forced-color-adjust: none;
    }

    &:hover:not([data-disabled], [aria-disabled='true']) {
      background: ${systemColor.chosen};
      color: ${systemColor.onChosen};
    }
  }
`;

const plain = css`
  background: ${color.surface};
  border-color: ${color.control};
  color: ${color.text};

  &[data-hovered],
  &:hover:not([aria-disabled='true']) {
    background: ${color.tint};
    border-color: ${color.brand};
  }

  &&[data-pressed]:not([aria-disabled='true']) {
    background: ${color.selected};
    color: ${color.onSelected};
  }

  @media (forced-colors: active) {
    &[data-hovered],
    &:hover:not([aria-disabled='true']) {
      border-color: ${systemColor.chosen};
    }
  }
`;

/** Added to the styles of the plain button. */
const danger = css`
  &,
  &[data-hovered],
  &:hover:not([aria-disabled='true']) {
    border-color: ${color.danger};
    color: ${color.danger};
  }
`;

const quiet = css`
  background: transparent;
  color: ${color.brand};
  padding-inline: ${space[2]};

  &[data-hovered],
  &:hover {
    background: ${color.tint};
  }

  &&[data-pressed] {
    background: ${color.selected};
    color: ${color.onSelected};
  }

  @media (forced-colors: active) {
    border-color: currentColor;
  }
`;

const icon = css`
  background: transparent;
  border-radius: ${radius.full};
  color: inherit;
  min-width: 2.75rem;
  padding: 0;

  &[data-hovered],
  &:hover {
    background: ${color.tint};
    color: ${color.brandStrong};
  }

  &&[data-pressed] {
    background: ${color.selected};
    color: ${color.onSelected};
  }
`;

export const variants = { solid, plain, danger: `${plain} ${danger}`, quiet, icon };

/** Shows the reason in a separate line below the buttons. */
export const reason = css`
  color: ${color.danger};
  font-size: ${size.sm};
  white-space: pre-line;

  && {
    flex: 1 0 100%;
  }
`;

/** A button beside small type. */
export const compact = css`
  && {
    font-size: ${size.xs};
    min-height: 2.25rem;
    padding: ${space[1]} ${space[3]};
  }
`;

export const copyStatus = css`
  color: ${color.danger};
  font-size: ${size.xs};
  font-weight: ${weight.text};
`;
