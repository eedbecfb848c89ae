import { css } from '@linaria/core';
import { low } from './breakpoints';
import { layout } from './tokens';

/** Values of the tokens and the ground rules of every page. Imported once, by main.tsx. */
export const globals = css`
  :global() {
    :root {
      --color-page: #fbfaf7;
      --color-surface: #fff;
      --color-sunken: #f2f1ec;
      --color-text: #16262a;
      --color-muted: #4f5f63;
      --color-line: #dcdcd3;
      --color-control: #7b888a;
      --color-brand: #0f5653;
      --color-brand-strong: #0a3b3a;
      --color-on-brand: #fff;
      --color-tint: #e6f0ed;
      --color-danger: #b3261e;
      --color-accent: #9a5b13;
      --color-focus: #0b63ce;
      color-scheme: light;
      font-size: 100%;
      scroll-padding-top: calc(${layout.header} + 4.5rem);
      -webkit-text-size-adjust: 100%;

      ${low} {
        scroll-padding-top: 1rem;
      }
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    body {
      background: var(--color-page);
      color: var(--color-text);
      font-family: 'Pretendard Variable', Pretendard, 'Apple SD Gothic Neo', 'Noto Sans KR', 'Noto Sans CJK KR', 'Malgun Gothic', system-ui, sans-serif;
      font-size: 1.0625rem;
      line-height: 1.65;
      margin: 0;
      overflow-wrap: anywhere;
      word-break: keep-all;
    }

    h1,
    h2,
    h3,
    h4,
    p,
    ul,
    ol,
    dl,
    dd,
    figure {
      margin: 0;
    }

    ul,
    ol {
      padding: 0;
    }

    h1,
    h2,
    h3 {
      letter-spacing: -0.02em;
      line-height: 1.3;
      text-wrap: balance;
    }

    a {
      color: inherit;
    }

    button,
    input,
    select,
    textarea {
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
    }

    img,
    svg,
    video {
      max-width: 100%;
    }

    :focus-visible {
      outline: 3px solid var(--color-focus);
      outline-offset: 2px;
    }

    /* Headings take focus from scripts alone. */
    :is(main, h1, h2)[tabindex='-1']:focus {
      outline: none;
    }

    @media (prefers-reduced-motion: reduce) {
      *,
      *::before,
      *::after {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        scroll-behavior: auto !important;
        transition-duration: 0.01ms !important;
      }
    }
  }
`;
