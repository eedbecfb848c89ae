// Vite's configuration imports this file. Node loads it without resolving aliases or missing file extensions.

const style = `
:root { color-scheme: light dark; font: 100%/1.6 'Pretendard Variable', Pretendard, system-ui, sans-serif; }
body { margin: 0 auto; max-width: 36rem; padding: 1rem; word-break: keep-all; overflow-wrap: anywhere; }
.notice { border: 2px dashed; padding: .75rem 1rem; font-weight: 600; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1.5rem; }
dd { margin: 0; }
select, button { width: 100%; min-height: 2.75rem; margin-block: .375rem; font: inherit; text-align: start; }
button strong { display: block; }`;

/** The headers of a payment page. */
export const documentHeaders = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };

/**
 * Renders a payment page as a complete HTML document.
 * @param main the content as safe HTML
 * @param script the URL of a module, for a document that runs the mock itself
 */
export const renderDocument = (main: string, script?: string): string => `<!doctype html>
<html lang="ko">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>결제 시험 화면 - 한빛화장품과학회</title>
<link rel="icon" href="data:,">
<style>${style}</style>
${script ? `<script type="module" src="${script}"></script>` : ''}
</head>
<body><main>${main}</main></body>
</html>
`;
