import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { RichText } from '../../src/ui/rich-text';

const show = async (html: string) => (await render(<RichText html={html} />)).container.firstElementChild?.innerHTML;

test("an editor's headings, lists, tables, pictures and links survive", async () => {
  const html =
    '<h3>제목</h3><ul><li><strong>굵게</strong></li></ul><table><tbody><tr><th scope="row" colspan="2">가</th></tr></tbody></table>';
  expect(await show(html)).toBe(html);
});

test('headings step below those of the page', async () => {
  expect(await show('<h1>가</h1><h2>나</h2><h4>다</h4>')).toBe('<h3>가</h3><h3>나</h3><h4>다</h4>');
});

test('a link that leaves the site opens a new window and says so, one inside stays plain', async () => {
  expect(await show('<a href="https://journal.example/1">논문</a>')).toBe(
    '<a href="https://journal.example/1" target="_blank" rel="noopener noreferrer">논문<span> (새 창)</span></a>',
  );
  expect(await show('<a href="/society">학회활동</a>')).toBe('<a href="/society">학회활동</a>');
});

test.each([
  '<script>window.hacked = true</script>',
  '<img src="x" onerror="window.hacked = true">',
  '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
  '<a href="javascript:window.hacked=true">가</a>',
  '<a href="//evil.example/x">가</a>',
  '<div style="position:fixed;inset:0" class="x" id="main">가</div>',
  '<svg><script>window.hacked = true</script></svg>',
  '<iframe srcdoc="<script>parent.hacked=true</script>"></iframe>',
  '<form action="https://evil.example"><input name="q"></form>',
  '<style>body { display: none }</style>',
  '<math><mtext><table><mglyph><style><img src=x onerror=window.hacked=true>',
])('%s leaves nothing that runs, styles or sends', async (html) => {
  const shown = (await show(html)) ?? '';
  expect(shown).not.toMatch(/script|onerror|onload|style|class=|id=|javascript:|data:|iframe|form|input|\/\/evil/i);
  expect(Reflect.get(window, 'hacked')).toBeUndefined();
});
