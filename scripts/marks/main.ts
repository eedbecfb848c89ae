import { writeFile } from 'node:fs/promises';
import { brotliCompressSync } from 'node:zlib';
import { partners } from '../../src/content/partners.ts';
import { sponsors } from '../../src/content/sponsors.ts';
import { symbol } from './draw.ts';
import { partnerMarks } from './partners.ts';
import { sponsorMarks } from './sponsors.ts';

/** Draws the marks of all sponsors and partners into one sprite, public/marks.svg. */
const drawn = { ...sponsorMarks, ...partnerMarks };
const symbols = [...sponsors, ...partners].map(({ id }) => {
  const piece = drawn[id];
  if (!piece) throw new Error(`The mark of ${id} isn't drawn.`);
  return symbol(id, piece);
});

const sprite = `<svg xmlns="http://www.w3.org/2000/svg">\n${symbols.join('\n')}\n</svg>\n`;
await writeFile('public/marks.svg', sprite);
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
console.log(
  `marks: ${symbols.length} in ${kilobytes(sprite.length)} kB, ${kilobytes(brotliCompressSync(sprite).length)} kB compressed.`,
);
