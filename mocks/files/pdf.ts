import { type Bytes, concatBytes, utf8 } from './bytes.ts';

/** Encodes a text as UTF-16 in hexadecimal digits, for the PDF encoding UniKS-UCS2-H. */
const utf16Hex = (text: string) =>
  Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('');

/** A line of the page. Font size and distance to the previous line are in points. */
type Line = { text: string; size: number; down: number };

const paintLines = (lines: Line[]) =>
  [
    'BT',
    '60 780 Td',
    ...lines.flatMap((line) => [`/F1 ${line.size} Tf`, `0 -${line.down} Td`, `<${utf16Hex(line.text)}> Tj`]),
    'ET',
  ].join('\n');

/**
 * Creates a PDF of one page with Korean text, padded to exactly `size` bytes. It embeds no font, because PDF viewers
 * include the Korean character collection (Adobe-Korea1).
 */
export function pdfFile(title: string, paragraphs: string[], size = 0): Bytes {
  const lines = [
    { text: title, size: 18, down: 0 },
    ...paragraphs.map((text, index) => ({ text, size: 11, down: index === 0 ? 40 : 20 })),
  ];
  const content = paintLines(lines);
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type0 /BaseFont /HYSMyeongJo-Medium /Encoding /UniKS-UCS2-H /DescendantFonts [6 0 R] >>',
    '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /HYSMyeongJo-Medium /FontDescriptor 7 0 R /DW 1000 ' +
      '/W [1 95 500] /CIDSystemInfo << /Registry (Adobe) /Ordering (Korea1) /Supplement 1 >> >>',
    '<< /Type /FontDescriptor /FontName /HYSMyeongJo-Medium /Flags 6 /ItalicAngle 0 /Ascent 880 /Descent -120 ' +
      '/CapHeight 720 /StemV 80 /FontBBox [0 -148 1001 880] >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return String(offset).padStart(10, '0');
  });
  const trailerFrom = (start: number) =>
    [
      'xref',
      `0 ${objects.length + 1}`,
      '0000000000 65535 f ',
      ...offsets.map((offset) => `${offset} 00000 n `),
      `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>`,
      `startxref\n${start}\n%%EOF\n`,
    ].join('\n');
  // A comment before the xref table pads the file. The number of digits in `startxref` affects the remaining size.
  let spare = size - text.length - trailerFrom(Math.max(size, 1)).length;
  if (spare > 2) {
    const tail = trailerFrom(text.length + spare);
    spare = size - text.length - tail.length;
    text += `%${' '.repeat(spare - 2)}\n`;
  }
  return concatBytes([utf8(text + trailerFrom(text.length))]);
}
