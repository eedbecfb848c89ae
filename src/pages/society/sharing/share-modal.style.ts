import { css } from '@linaria/core';
import { color, radius, size, space } from '#src/styles/tokens.ts';

export const services = css`
  display: grid;
  gap: ${space[2]};
  grid-template-columns: repeat(4, minmax(0, 1fr));
  list-style: none;

  /* Narrow windows and large font sizes need two columns: some names have several words. */
  @media (max-width: 24rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

export const service = css`
  align-items: center;
  border-radius: ${radius.md};
  display: flex;
  flex-direction: column;
  font-size: ${size.xs};
  gap: ${space[2]};
  height: 100%;
  line-height: 1.35;
  padding: ${space[2]} ${space[1]};
  text-align: center;
  text-decoration: none;

  &:hover {
    background: ${color.tint};
  }
`;

export const icon = css`
  align-items: center;
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  color: ${color.brand};
  display: flex;
  height: 3.25rem;
  justify-content: center;
  width: 3.25rem;
`;

/** The box has its full size before the QR code is loaded, so that the layout does not shift. */
export const qrCode = css`
  align-items: center;
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  display: flex;
  font-size: ${size.xs};
  gap: ${space[4]};
  min-height: 8.5rem;
  padding-top: ${space[4]};

  svg {
    background: white;
    border-radius: ${radius.md};
    flex: none;
    forced-color-adjust: none;
    height: 7.5rem;
    width: 7.5rem;
  }
`;
