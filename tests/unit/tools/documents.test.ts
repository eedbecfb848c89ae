import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { isWordDocument } from '#mocks/files/word.ts';
import { pdfText } from '#tests/support/pdf-text.ts';
import { abstractForms } from '#tools/build/documents/abstract-forms.ts';
import { createWordForm } from '#tools/build/documents/word.ts';
import { compileDocument } from '#tools/build/markdown/compile.ts';

const readPublicFile = async (name: string) => new Uint8Array(await readFile(`public/docsFile/${name}`));

/** Returns the text of a part of a ZIP archive. */
function archivePart(archive: Uint8Array, path: string): string {
  const part = unzipSync(archive)[path];
  if (!part) throw new Error(`There is no part ${path}.`);
  return strFromU8(part);
}

/** Returns the tags that are not closed at the end of XML; an empty list for complete XML. */
function openTags(xml: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', , empty] of xml.matchAll(/<(\/?)([\w:]+)((?:\s[^<>]*?)?)(\/?)>/g)) {
    if (closing) expect(open.pop()).toBe(name);
    else if (!empty) open.push(name);
  }
  return open;
}

describe.each(Object.entries(abstractForms))('the abstract form %s', (name, { language, title, blocks }) => {
  test('is a complete Word document', async () => {
    const bytes = await readPublicFile(name);
    expect(isWordDocument(name, bytes)).toBe(true);
    for (const part of ['[Content_Types].xml', '_rels/.rels', 'word/_rels/document.xml.rels', 'word/styles.xml']) {
      expect(openTags(archivePart(bytes, part)), part).toEqual([]);
    }
    expect(archivePart(bytes, 'docProps/core.xml')).toContain(`<dc:title>${title}</dc:title>`);
    expect(archivePart(bytes, 'word/styles.xml')).toContain(`w:val="${language}"`);
  });

  test('has sections for keywords and an approval number, and asks for one language', async () => {
    const text = archivePart(await readPublicFile(name), 'word/document.xml').replace(/<[^>]+>/g, ' ');
    expect(text).toContain('Keywords');
    expect(text).toMatch(/IRB/);
    expect(text).toMatch(/하나만|only one/);
  });

  test('equals the document that the script generates', async () => {
    expect(Buffer.from(createWordForm(title, language, blocks)).equals(Buffer.from(await readPublicFile(name)))).toBe(
      true,
    );
  });
});

const printedDocuments: [file: string, sources: string[]][] = [
  ['self_evaluation.pdf', ['self-evaluation']],
  ['submission_rules.pdf', ['rules-ko', 'rules-en']],
  ['review_rules_and_ethics.pdf', ['review-rules']],
];

test.each(printedDocuments)(
  '%s is a tagged PDF with the text of its source, smaller than 200 kB',
  async (file, sources) => {
    const bytes = await readPublicFile(file);
    const raw = Buffer.from(bytes).toString('latin1');
    expect(raw.startsWith('%PDF-1.7')).toBe(true);
    expect(raw).toContain('/StructTreeRoot');
    expect(bytes.length).toBeLessThan(200_000);
    const printedText = pdfText(bytes).replace(/\s/g, '');
    for (const source of sources) {
      const path = `src/content/publications/${source}.md`;
      const { title, headings } = await compileDocument(await readFile(path, 'utf8'), path);
      for (const text of [title, ...headings.map((heading) => heading.text)]) {
        expect(printedText, text).toContain(text.replace(/\s/g, ''));
      }
    }
  },
);
