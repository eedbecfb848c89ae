import { css } from '@linaria/core';
import { below, shortWindow } from './breakpoints.ts';
import { motion } from './themes.ts';
import './token-values.ts';
import { color, tracking, weight } from './tokens.ts';

/** The fonts until Pretendard has loaded, or if it cannot be loaded. */
const systemFonts =
  "'Apple SD Gothic Neo', 'Pretendard Stand-in', 'Noto Sans KR', 'Malgun Gothic', system-ui, sans-serif";

/** The global rules of every page, after the values of the design tokens. main.tsx imports it. */
export const globals = css`
  :global() {
    @counter-style circled {
      symbols: '①' '②' '③' '④' '⑤' '⑥' '⑦' '⑧' '⑨' '⑩' '⑪' '⑫' '⑬' '⑭' '⑮';
      suffix: ' ';
      system: fixed;
    }

    /* System fonts with the metrics of Pretendard, so that the layout does not shift when Pretendard has loaded. */
    @font-face {
      ascent-override: 101.4%;
      descent-override: 25.7%;
      font-family: 'Pretendard Stand-in';
      line-gap-override: 0%;
      size-adjust: 93.9%;
      src: local('Noto Sans CJK KR'), local('Noto Sans KR'), local('NotoSansCJKkr-Regular'), local('Malgun Gothic');
    }

    *,
    *::before,
    *::after {
      box-sizing: border-box;
    }

    body {
      background: ${color.page};
      color: ${color.text};
      font-family: 'Pretendard First', 'Pretendard Site', 'Pretendard Variable', Pretendard, ${systemFonts};
      font-size: 1.0625rem;
      font-weight: ${weight.text};
      letter-spacing: ${tracking.text};
      line-height: 1.65;
      margin: 0;
      overflow-wrap: anywhere;
      text-rendering: optimizeLegibility;
      word-break: keep-all;
      -webkit-font-smoothing: antialiased;
    }

    /* The page's first font lacks a character of this element: see src/lib/browser/site-fonts.ts. */
    [data-font-pending] {
      font-family: 'Pretendard Site', ${systemFonts};
    }

    /* In a small window a toast would hide the end of the page without this padding. */
    ${shortWindow} {
      :root:has([data-toast]) body {
        padding-bottom: 7rem;
      }
    }

    ${below.lists} {
      :root:has([data-toast]) body {
        padding-bottom: 7rem;
      }
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
      font-weight: ${weight.heading};
      letter-spacing: ${tracking.title};
      line-height: 1.3;
      text-wrap: balance;
    }

    /* The minimum width of a cell or a name is its longest word, not one letter. A long address may break. */
    th,
    td,
    dt {
      overflow-wrap: break-word;

      & a {
        overflow-wrap: anywhere;
      }

      /* A table of large text must fit on a phone (WCAG 1.4.10). */
      @container (max-width: 14rem) {
        overflow-wrap: anywhere;
      }
    }

    p,
    li,
    dd,
    td {
      text-wrap: pretty;
    }

    table,
    time {
      font-variant-numeric: tabular-nums;
    }

    a {
      color: inherit;
      text-decoration-thickness: 1px;
      text-underline-offset: 0.25em;
    }

    button,
    input,
    select,
    textarea {
      color: inherit;
      font: inherit;
      letter-spacing: inherit;
    }

    /* A live region must be in the page before its text. Until then it takes no space. */
    :where([role='alert'], [role='status']):where(:empty) {
      display: contents;
    }

    img,
    svg,
    video {
      max-width: 100%;
    }

    ::selection {
      background: ${color.selected};
      color: ${color.onSelected};
    }

    :focus-visible {
      outline: 3px solid ${color.focus};
      outline-offset: 2px;
    }

    /* Headings receive focus only from scripts. */
    :is(main, h1, h2, h3, h4, h5, h6)[tabindex='-1']:focus {
      outline: none;
    }

    :root[data-motion='still'] {
      ${motion.still}
    }

    /* Also stops animations that do not use the tokens, for example those of a library. */
    :root[data-motion='still'] *,
    :root[data-motion='still'] *::before,
    :root[data-motion='still'] *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
      transition-duration: 0.01ms !important;
    }

    @media (prefers-reduced-motion: reduce) {
      :root {
        ${motion.still}
      }

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
