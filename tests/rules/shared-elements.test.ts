import { expect, test } from 'vitest';
import { filesBelow, isGenerated, readTexts } from './support.ts';

const sources = await readTexts(
  (await filesBelow('src')).filter((path) => path.endsWith('.tsx') && !isGenerated(path)),
);

const filesWithElement = (name: string) =>
  sources.filter(({ text }) => new RegExp(`<${name}[\\s>]`).test(text)).map(({ path }) => path);

test('only DataTable, Markdown documents and the sample of an editor’s HTML render a table element', () => {
  expect(filesWithElement('table')).toEqual([
    'src/components/content/data-table.tsx',
    'src/components/content/document-text.tsx',
    'src/pages/widgets/text-group.tsx',
  ]);
});

test('only DescriptionList renders a dl element', () => {
  expect(filesWithElement('dl')).toEqual(['src/components/content/description-list.tsx']);
});
