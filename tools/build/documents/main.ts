/** `npm run documents`: writes the files of public/docsFile from the site's texts. The same texts give the same bytes. */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compileDocument } from '#tools/build/markdown/compile.ts';
import { parseCommand } from '#tools/command/command-line.ts';
import { abstractForms } from './abstract-forms.ts';
import { createPdf } from './pdf.ts';
import { createWordForm } from './word.ts';

parseCommand('documents');

const folder = 'public/docsFile';
const sourceFolder = 'src/content/publications';

/** The title and the source texts of each PDF, by file name. */
const pdfSources: Record<string, [title: string, names: string[]]> = {
  'self_evaluation.pdf': ['논문 자기평가서', ['self-evaluation']],
  'submission_rules.pdf': ['투고규정 / Instructions for authors', ['rules-ko', 'rules-en']],
  'review_rules_and_ethics.pdf': ['심사규정 및 연구윤리규정', ['review-rules']],
};

async function compileSource(name: string) {
  const path = `${sourceFolder}/${name}.md`;
  return compileDocument(await readFile(path, 'utf8'), path);
}

async function writeDocument(name: string, bytes: Uint8Array) {
  await writeFile(join(folder, name), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(1)} KB`);
}

await mkdir(folder, { recursive: true });
for (const [name, { title, language, blocks }] of Object.entries(abstractForms)) {
  await writeDocument(name, createWordForm(title, language, blocks));
}
for (const [name, [title, sources]] of Object.entries(pdfSources)) {
  await writeDocument(name, await createPdf(title, await Promise.all(sources.map(compileSource))));
}
