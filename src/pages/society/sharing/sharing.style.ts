import { css } from '@linaria/core';
import { color, radius, size, space, weight } from '#src/styles/tokens.ts';

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
  background: ${color.tint};
  border: 1px solid ${color.line};
  border-radius: ${radius.full};
  color: ${color.brand};
  display: grid;
  height: 3.25rem;
  place-items: center;
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

export const row = css`
  display: flex;
  gap: ${space[2]};
`;

export const field = css`
  flex: 1;
  min-width: 0;
`;

export const status = css`
  color: ${color.text};
  font-size: ${size.xs};
  margin-top: ${space[2]};
  white-space: pre-line;
`;

export const card = css`
  border: 1px solid ${color.line};
  border-radius: ${radius.md};
  display: grid;
  grid-template-columns: 2fr 3fr;
  margin-top: ${space[2]};
  overflow: hidden;
`;

export const picture = css`
  aspect-ratio: 40 / 21;
  height: 100%;
  object-fit: cover;
  width: 100%;
`;

export const texts = css`
  align-content: center;
  display: grid;
  gap: ${space[1]};
  padding: ${space[3]};
`;

export const title = css`
  color: ${color.text};
  font-size: ${size.sm};
  font-weight: ${weight.strong};
`;
