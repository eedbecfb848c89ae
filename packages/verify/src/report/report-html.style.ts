/** The style sheet of the HTML report, with light and dark colours and print styles. */
export const style = `
:root { color-scheme: light dark; --text: light-dark(#1b1f24, #e8eaed); --soft: light-dark(#59636e, #a5adb6); --line: light-dark(#d5dae0, #3a4148);
  --page: light-dark(#f6f7f9, #14171a); --card: light-dark(#fff, #1d2125); --good: light-dark(#1a6b3c, #6fd398); --bad: light-dark(#b3261e, #ff9a91);
  --none: light-dark(#6b5900, #e2c35c); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--text); font: 1rem/1.55 system-ui, 'Noto Sans KR', sans-serif; overflow-wrap: anywhere; }
main { max-width: 70rem; margin: 0 auto; padding: 2rem 1rem 4rem; }
h1 { font-size: 1.75rem; line-height: 1.25; margin: 0 0 .25rem; } h2 { font-size: 1.25rem; margin: 2.5rem 0 .75rem; } h3 { font-size: 1rem; margin: 0; }
p { margin: .25rem 0; } .soft { color: var(--soft); } code, pre { font: .8125rem/1.5 ui-monospace, 'Cascadia Mono', Menlo, monospace; }
.result { border-inline-start: .375rem solid; border-radius: .25rem; padding: 1.25rem 1.5rem; background: var(--card); }
.result.failed { border-color: var(--bad); } .result.passed { border-color: var(--good); } .result.inconclusive { border-color: var(--none); }
ul { margin: .5rem 0; padding-inline-start: 1.25rem; }
.card { background: var(--card); border: 1px solid var(--line); border-radius: .5rem; margin: 0 0 .75rem; }
.card > summary { cursor: pointer; padding: .75rem 1rem; display: block; } .card > summary::before { content: '▸ '; color: var(--soft); } .card[open] > summary::before { content: '▾ '; }
.card > div { padding: 0 1rem 1rem; } summary:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; border-radius: .25rem; }
.rule { color: var(--soft); font-size: .875rem; }
table { border-collapse: collapse; width: 100%; } th { text-align: start; vertical-align: top; font-weight: 600; } .facts th { width: 6.5rem; color: var(--soft); font-weight: 400; padding: .125rem .75rem .125rem 0; } .facts td { padding: .125rem 0; }
.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 26rem), 1fr)); gap: .75rem; margin-top: .75rem; } .pair > * { min-width: 0; } .pair + div { margin-top: .75rem; } h2 + p { margin-bottom: .75rem; }
pre { margin: .25rem 0 0; padding: .75rem; background: var(--page); border: 1px solid var(--line); border-radius: .375rem; overflow: auto; max-height: 22rem; white-space: pre-wrap; }
.matrix tr { border-top: 1px solid var(--line); } .matrix th, .matrix td { padding: .625rem .75rem .625rem 0; vertical-align: top; } .matrix th { width: 20rem; } .matrix th span { display: block; font-weight: 400; }
@media (max-width: 40rem) { .matrix, .matrix tbody, .matrix tr, .matrix th, .matrix td { display: block; width: auto; } .matrix th { padding-bottom: 0; } }
@media print { body { background: none; } .card { break-inside: avoid; } pre { max-height: none; } }
`;
