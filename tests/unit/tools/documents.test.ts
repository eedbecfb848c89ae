import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { isWord } from '#mocks/files/word.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { abstractForms } from '#tools/build/documents/abstract-forms.ts';
import { createWordForm } from '#tools/build/documents/word.ts';
import { compileDocument } from '#tools/build/markdown/compile.ts';

const read = async (name: string) => new Uint8Array(await readFile(`public/docsFile/${name}`));

/** A part of an archive that is not compressed. */
function partOf(archive: Uint8Array, path: string): string {
  const text = new TextDecoder().decode(archive);
  const start = text.indexOf(`${path}<?xml`);
  if (start === -1) throw new Error(`There is no part ${path}.`);
  return text.slice(start + path.length, text.indexOf('PK\x03\x04', start) >>> 0);
}

/** The tags that are open at the end of a piece of XML; none where it is whole. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , empty] of xml.matchAll(/<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  return open;
}

describe.each(Object.entries(abstractForms))('the abstract form %s', (name, { language, title, blocks }) => {
  test('is a Word document with all of its parts', async () => {
    const bytes = await read(name);
    expect(isWord(name, bytes)).toBe(true);
    for (const part of ['[Content_Types].xml', '_rels/.rels', 'word/_rels/document.xml.rels', 'word/styles.xml']) {
      expect(openTags(partOf(bytes, part)), part).toEqual([]);
    }
    expect(partOf(bytes, 'docProps/core.xml')).toContain(`<dc:title>${title}</dc:title>`);
    expect(partOf(bytes, 'word/styles.xml')).toContain(`w:val="${language}"`);
  });

  test('asks for keywords, an approval number, and one language', async () => {
    const text = partOf(await read(name), 'word/document.xml').replace(/<[^>]+>/g, ' ');
    expect(text).toContain('Keywords');
    expect(text).toMatch(/IRB/);
    expect(text).toMatch(/하나만|only one/);
  });

  test('is the one that the script makes', async () => {
    expect(Buffer.from(createWordForm(title, language, blocks)).equals(Buffer.from(await read(name)))).toBe(true);
  });
});

const prints: [file: string, sources: string[]][] = [
  ['self_evaluation.pdf', ['self-evaluation']],
  ['submission_rules.pdf', ['rules-ko', 'rules-en']],
  ['review_rules_and_ethics.pdf', ['review-rules']],
];

test.each(prints)('%s has the text of what it was made from, tagged, in less than 200 kB', async (file, sources) => {
  const bytes = await read(file);
  const raw = Buffer.from(bytes).toString('latin1');
  expect(raw.startsWith('%PDF-1.7')).toBe(true);
  expect(raw).toContain('/StructTreeRoot');
  expect(bytes.length).toBeLessThan(200_000);
  const found = pdfText(bytes).replace(/\s/g, '');
  for (const source of sources) {
    const path = `src/content/publications/${source}.md`;
    const { title, headings } = await compileDocument(await readFile(path, 'utf8'), path);
    for (const text of [title, ...headings.map((heading) => heading.text)]) {
      expect(found, text).toContain(text.replace(/\s/g, ''));
    }
  }
});
