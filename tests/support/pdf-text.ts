import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number: the dictionary as text, and the decompressed stream. */
type Objects = Map<number, { head: string; stream: string }>;

const latin1 = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1');

function parseObjects(text: string): Objects {
  const objects: Objects = new Map();
  for (const [, number, body = ''] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) {
    const [head = '', packed] = body.split(/\nstream\r?\n/);
    const bytes = Buffer.from((packed ?? '').replace(/\r?\nendstream$/, ''), 'latin1');
    const stream = head.includes('/FlateDecode') && bytes.length > 0 ? latin1(inflateSync(bytes)) : latin1(bytes);
    objects.set(Number(number), { head, stream });
  }
  return objects;
}

/** Decodes UTF-16 code units of four hexadecimal digits each. */
const decodeUtf16Hex = (hex: string) =>
  (hex.match(/.{4}/g) ?? []).map((unit) => String.fromCharCode(Number.parseInt(unit, 16))).join('');

/** Parses the ToUnicode map of a font, which viewers use to select and search text. */
function parseGlyphTexts(map: string): Map<number, string> {
  const texts = new Map<number, string>();
  for (const [, first = '', list = ''] of map.matchAll(/<(\w+)> <\w+> \[([^\]]*)\]/g)) {
    for (const [index, [, hex = '']] of [...list.matchAll(/<(\w*)>/g)].entries()) {
      texts.set(Number.parseInt(first, 16) + index, decodeUtf16Hex(hex));
    }
  }
  return texts;
}

/**
 * Extracts the text of a PDF with one embedded font. It maps each glyph by the font's ToUnicode map, like a viewer.
 * @throws Error when the PDF has no embedded font, or not exactly one map
 */
export function pdfText(bytes: Uint8Array): string {
  const objects = parseObjects(latin1(bytes));
  const all = [...objects.values()];
  const maps = all.filter(({ stream }) => stream.includes('beginbfrange'));
  if (maps.length !== 1) throw new Error(`The PDF has ${maps.length} ToUnicode maps instead of one.`);
  if (!all.some(({ head }) => head.includes('/FontFile2'))) throw new Error('The PDF has no embedded font.');
  const texts = parseGlyphTexts(maps[0]?.stream ?? '');
  const painted = all.filter(({ stream }) => /^BT$/m.test(stream)).flatMap(({ stream }) => stream.split('\nET'));
  return painted
    .map((block) =>
      [...block.matchAll(/\[([^\]]*)\] TJ/g)]
        .flatMap(([, parts = '']) => [...parts.matchAll(/<(\w+)>/g)])
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((glyph) => texts.get(Number.parseInt(glyph, 16)) ?? '\uFFFD')
        .join(''),
    )
    .join('\n');
}
