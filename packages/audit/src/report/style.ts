/** The style sheet of the report. The report meets the criteria that it checks. */
export const reportCss = `
:root { color-scheme: light dark; --line: light-dark(#c3ccd2, #4a555c); --soft: light-dark(#f3f6f7, #1d2529); --bad: light-dark(#a3161e, #ff9d9d); --good: light-dark(#0b5d3b, #7fdcb0); --unsure: light-dark(#6b4a00, #f0c56b); }
* { box-sizing: border-box; }
body { margin: 0; font: 1rem/1.6 Pretendard, 'Noto Sans KR', 'Noto Sans CJK KR', sans-serif; word-break: keep-all; overflow-wrap: anywhere; }
header, main, footer { max-width: 90rem; margin: 0 auto; padding: 1rem 1.5rem; }
h1 { font-size: 1.75rem; line-height: 1.3; margin: 1rem 0 0.5rem; }
h2 { font-size: 1.375rem; margin: 3rem 0 0.75rem; border-bottom: 2px solid; padding-bottom: 0.25rem; }
main > section:first-child h2 { margin-block-start: 1rem; }
h3 { font-size: 1.0625rem; margin: 1.5rem 0 0.5rem; }
nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; padding: 0; list-style: none; }
a { color: light-dark(#0a4f8f, #8ec7ff); display: inline-block; padding: 0.125rem 0; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
.figures { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 8.5rem), 1fr)); gap: 0.75rem; padding: 0; margin: 1rem 0; list-style: none; }
.figures li { background: var(--soft); border: 1px solid var(--line); border-radius: 0.5rem; padding: 0.75rem 1rem; }
.figures b { display: block; font-size: 1.5rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
.scroll { position: relative; overflow-x: auto; border: 1px solid var(--line); border-radius: 0.5rem; }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
caption { text-align: start; padding: 0.5rem 0.75rem; font-weight: 600; }
th, td { border: 1px solid var(--line); padding: 0.25rem 0.5rem; text-align: start; vertical-align: top; }
thead th { background: var(--soft); }
.matrix td { text-align: center; }
.matrix thead th { writing-mode: vertical-rl; min-height: 8rem; white-space: nowrap; }
.matrix thead th:first-child { writing-mode: initial; vertical-align: bottom; }
.matrix tbody th { min-width: 14rem; font-weight: 500; }
.failed { color: var(--bad); font-weight: 700; } .passed { color: var(--good); } .untested { color: var(--unsure); font-weight: 700; }
.hidden, .button input { position: absolute; clip-path: inset(50%); width: 1px; height: 1px; overflow: hidden; white-space: nowrap; }
.supports { color: var(--good); font-weight: 700; } .does-not-support, .partially-supports { color: var(--bad); font-weight: 700; } .not-evaluated { color: var(--unsure); font-weight: 700; }
.sample { min-width: 36rem; } .sample td { overflow-wrap: anywhere; }
article { border: 1px solid var(--line); border-inline-start: 0.375rem solid var(--line); border-radius: 0.5rem; padding: 0.5rem 1rem 1rem; margin: 1rem 0; }
article.critical, article.high { border-inline-start-color: var(--bad); } article.medium { border-inline-start-color: var(--unsure); }
.badges { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: center; margin: 0.25rem 0; font-weight: 600; }
.badge { border: 1px solid; border-radius: 1rem; padding: 0 0.625rem; font-size: 0.875rem; }
.critical .badge, .high .badge { color: var(--bad); } .medium .badge { color: var(--unsure); }
fieldset { border: 1px solid var(--line); border-radius: 0.5rem; margin: 0.75rem 0; padding: 0.5rem 1rem 0.75rem; min-width: 0; }
legend { font-weight: 600; padding: 0 0.25rem; }
.fields { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 14rem), 1fr)); gap: 0.75rem; }
.fields label, .memo { display: block; font-weight: 600; font-size: 0.875rem; }
input[type='text'], textarea { width: 100%; font: inherit; color: inherit; background: Canvas; border: 1px solid light-dark(#6b7780, #97a4ad); border-radius: 0.25rem; padding: 0.375rem 0.5rem; }
textarea { resize: vertical; min-height: 2.5rem; }
button, .button { display: inline-block; position: relative; font: inherit; color: inherit; background: var(--soft); border: 1px solid light-dark(#6b7780, #97a4ad); border-radius: 0.25rem; padding: 0.25rem 0.75rem; min-height: 2rem; cursor: pointer; }
.button:focus-within { outline: 3px solid; outline-offset: 2px; }
.tools { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.75rem 0; } .tools[hidden] { display: none; }
.sheet { border-block-end: 1px solid var(--line); }
summary { cursor: pointer; padding: 0.5rem 0; font-weight: 600; }
.names summary { padding: 0; font-weight: 400; } article dl { row-gap: 0.375rem; }
.sheet summary span { font-weight: 400; font-variant-numeric: tabular-nums; }
.row p { margin: 0 0 0.25rem; }
.decision { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; align-items: center; margin: 0.25rem 0; }
.decision label { display: inline-flex; gap: 0.375rem; align-items: center; min-height: 2rem; }
.decision input { width: 1.25rem; height: 1.25rem; margin: 0; } [data-clears] { font-size: 0.875rem; }
article img { max-width: 100%; max-height: 16rem; border: 1px solid var(--line); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.125rem 1rem; margin: 0.5rem 0; }
dt { font-weight: 600; } dd { margin: 0; }
code { font: 0.875rem/1.5 ui-monospace, monospace; background: var(--soft); padding: 0 0.25rem; overflow-wrap: anywhere; }
@media (max-width: 40rem) { header, main, footer { padding-inline: 1rem; } dl { grid-template-columns: 1fr; } .signs { grid-template-columns: max-content 1fr; } dd { margin-block-end: 0.375rem; } .matrix tbody th { min-width: 9rem; } }
dd ul, dd ol { margin: 0; padding-inline-start: 1.25rem; }
@media print { .scroll { overflow: visible; } article, .row { break-inside: avoid; } .tools, [data-clears], nav { display: none; } }
`;
