import { css } from '@linaria/core';
import { color, radius, size, space } from '../../styles/tokens';

export const head = css`
  border-bottom: 1px solid ${color.line};
  border-top: 1px solid ${color.text};
  padding: ${space[5]} ${space[1]};
`;

export const title = css`
  font-size: ${size.xl};
`;

export const facts = css`
  color: ${color.muted};
  display: flex;
  flex-wrap: wrap;
  font-size: ${size.sm};
  gap: ${space[2]} ${space[5]};
  margin-top: ${space[3]};
`;

export const fact = css`
  display: flex;
  gap: ${space[2]};

  dt {
    font-weight: 600;
  }
`;

export const content = css`
  min-height: 12rem;
  padding: ${space[6]} ${space[1]};
`;

export const toList = css`
  margin-top: ${space[6]};
  text-align: center;

  a {
    align-items: center;
    background: ${color.brand};
    border-radius: ${radius.md};
    color: ${color.onBrand};
    display: inline-flex;
    font-weight: 600;
    justify-content: center;
    min-height: 3rem;
    min-width: 9rem;
    text-decoration: none;

    &:hover {
      background: ${color.brandStrong};
    }
  }
`;
