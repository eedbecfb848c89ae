import { Html } from './html.ts';

/** The inline style sheet of the payment page. */
export const style = new Html(`
:root { color-scheme: light dark; font: 100%/1.6 'Pretendard Variable', Pretendard, system-ui, sans-serif; }
* { box-sizing: border-box; }
body { margin: 0; word-break: keep-all; overflow-wrap: anywhere; }
main { max-width: 36rem; margin-inline: auto; padding: 1.5rem 1rem 3rem; }
h1 { margin: 0; font-size: 1.5rem; }
h1:focus { outline: none; }
.notice { border: 2px dashed; padding: .75rem 1rem; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; }
dt { font-weight: 600; }
dd { margin: 0; }
fieldset { margin: 1.5rem 0 0; padding: 1rem; border: 1px solid; }
legend { padding-inline: .5rem; font-weight: 600; }
label { display: block; font-weight: 600; }
select, button { min-height: 2.75rem; padding: .5rem 1rem; border: 1px solid; border-radius: .25rem; font: inherit; }
select { width: 100%; }
ul { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
button { width: 100%; cursor: pointer; text-align: start; }
button strong { display: block; }
:is(a, select, button):focus-visible { outline: 3px solid; outline-offset: 2px; }
`);
