import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pdfText } from '#tests/support/pdf-text.ts';
import { compileDocument } from '#tools/build/markdown/compile.ts';

const readPublicFile = async (name: string) => new Uint8Array(await readFile(`public/docsFile/${name}`));

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
