import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { compileDocument, documentModule } from '#tools/build/markdown/compile.ts';
import { linkTargetProblem } from '#tools/build/markdown/link-targets.ts';
import { appendSupplement, markdownContent } from '#tools/build/markdown/plugin.ts';

const path = 'src/content/example.md';

/** Compiles lines below a valid front matter of three lines, and returns the errors that stop the build. */
async function compileErrors(...lines: string[]): Promise<string[]> {
  const text = ['---', 'title: 보기', '---', ...lines].join('\n');
  return compileDocument(text, path).then(
    () => [],
    (error: Error) => error.message.split('\n'),
  );
}

test('a document is compiled to a module with title, language and headings with anchors, and to one with its text', async () => {
  const text =
    '---\ntitle: 정관\n---\n\n## 제1장 총칙\n\n### 제1조 (목적)\n\n학회의 목적은 [제1장](#제1장-총칙)에 있다.\n';
  const document = await compileDocument(text, path);
  const { title, lang, headings, textCode } = document;
  expect({ title, lang, headings }).toEqual({
    title: '정관',
    lang: 'ko',
    headings: [
      { depth: 2, id: '제1장-총칙', text: '제1장 총칙' },
      { depth: 3, id: '제1조-목적', text: '제1조 (목적)' },
    ],
  });
  expect(textCode).toContain('export default function');
  const code = documentModule(document, './example.md?text');
  expect(code).toContain('export const title = "정관";');
  expect(code).toContain('import("./example.md?text")');
  expect(code).not.toContain('목적은');
});

test.each([
  ['no front matter', '글', `${path}:1: A document begins with`],
  ['front matter without an end', '---\ntitle: 보기\n글', `${path}:1: A document begins with`],
  ['no title', '---\nlang: ko\n---\n글', `${path}:1: The document has no title.`],
  ['an unknown key', '---\ntitle: 보기\ntilte: 보기\n---\n글', `${path}:3: 'tilte: 보기' is neither a title nor lang`],
  ['an unknown language', '---\ntitle: 보기\nlang: xx\n---\n글', `${path}:3: 'lang: xx' is neither a title nor lang`],
])('%s stops the build', async (_, text, message) => {
  await expect(compileDocument(text, path)).rejects.toThrow(message);
});

test.each([
  ['HTML', '<div>글</div>', 'HTML is not shown'],
  ['a picture', '![그림](/a.png)', 'Pictures are not part'],
  ['a heading of level 1', '# 제목', 'two to four #'],
  ['a link without text', '[](/contact)', 'The link has no text.'],
  ['a reference link without a definition', '[정관][charter]', 'looks like a link'],
  ['an unknown figure', '{{pageFe}}', 'There is no figure {{pageFe}}.'],
])('%s is reported with its line', async (_, line, reason) => {
  const [problem, ...others] = (await compileErrors('', '글', '', line, '')).filter((text) => text.includes(reason));
  expect(others).toEqual([]);
  expect(problem).toMatch(new RegExp(`^${path}:7: `));
});

test('a table with rows of different length and a heading without the level above are reported in the order of lines', async () => {
  expect(await compileErrors('## 표', '', '| 가 | 나 |', '| --- | --- |', '| 1 | 2 | 3 |', '', '#### 표')).toEqual([
    `${path}:6: The row at line 8 has 3 cells, not 2.`,
    `${path}:10: A heading of level 3 is left out.`,
  ]);
});

test('all broken links of a document are reported, each with its line', async () => {
  const lines = [
    '[가](#없는-곳)',
    '[나](/docsFile/none.pdf)',
    '[다](/nowhere)',
    '[라](/membership?menu=없음)',
    '[마](x.md)',
  ];
  expect(await compileErrors(...lines)).toEqual([
    `${path}:4: There is no heading '없는-곳'.`,
    `${path}:5: There is no file /docsFile/none.pdf in public/.`,
    `${path}:6: The site has no screen /nowhere.`,
    `${path}:7: /membership has no sub-screen '없음'.`,
    `${path}:8: 'x.md' must begin with /, #, https://, mailto: or tel:.`,
  ]);
});

test.each([
  'https://journal.example',
  'mailto:a@b.example',
  'tel:02-000-0000',
  '/contact',
  '/publication?menu=투고안내',
  '#가',
])('a link to %s is valid', (address) => {
  expect(linkTargetProblem(address, new Set(['가']))).toBeNull();
});

test.each(['http://journal.example', '//journal.example', 'javascript:alert(1)', '#%E0%A4%A', '/contact#form'])(
  'a link to %s is rejected',
  (address) => {
    expect(linkTargetProblem(address, new Set())).not.toBeNull();
  },
);

test('code with the path of a missing file stops the build and reports the line', async () => {
  const { transform } = markdownContent();
  if (typeof transform !== 'function') throw new Error('The plugin transforms by a function.');
  const transformCode = (code: string) => Reflect.apply(transform, {}, [code, `${process.cwd()}/src/content/x.ts`]);
  await expect(transformCode("\nconst file = '/docsFile/none.docx';")).rejects.toThrow(
    'src/content/x.ts:2: There is no file /docsFile/none.docx in public/.',
  );
  await expect(transformCode("const file = '/docsFile/abstract_form_kr.docx';")).resolves.toBeUndefined();
});

test('the chapters of a supplement follow those of the document, without its front matter', async () => {
  const policy = 'src/content/legal/privacy.md';
  const text = await readFile(policy, 'utf8');
  const { headings } = await compileDocument(text, policy);
  const extended = await compileDocument(await appendSupplement(text, 'src/content/legal/error-reports.md'), policy);
  expect(extended.title).toBe('개인정보 처리방침');
  expect(extended.headings).toEqual([
    ...headings,
    expect.objectContaining({ depth: 2, text: '12. 누리집 오류의 보고' }),
  ]);
  expect(extended.textCode).not.toContain('title:');
});
