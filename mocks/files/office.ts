import { type Bytes, join, noise, utf8 } from './bytes.ts';
import { png } from './png.ts';
import { zip } from './zip.ts';

const xml = (body: string) => utf8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);
const office = 'http://schemas.openxmlformats.org';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const contentTypes = (parts: [string, string][]) =>
  xml(
    `<Types xmlns="${office}/package/2006/content-types">` +
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
      '<Default Extension="xml" ContentType="application/xml"/><Default Extension="png" ContentType="image/png"/>' +
      parts
        .map(
          ([name, type]) =>
            `<Override PartName="${name}" ContentType="application/vnd.openxmlformats-officedocument.${type}+xml"/>`,
        )
        .join('') +
      '</Types>',
  );

const relations = (target: string, type: string) =>
  xml(
    `<Relationships xmlns="${office}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${office}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
  );

/** An archive filled up to `size` with a picture that nothing refers to. */
function filled(entries: [string, Bytes][], size: number): Bytes {
  const name = 'docProps/thumbnail.png';
  const without = zip([...entries, [name, utf8('')]]).length;
  const picture = png(3, size - without);
  return without + picture.length === size ? zip([...entries, [name, picture]]) : zip(entries);
}

/** A document of a word processor: a heading and paragraphs. */
export function docx(title: string, paragraphs: string[], size = 0): Bytes {
  const body = [title, ...paragraphs].map((text) => `<w:p><w:r><w:t>${escaped(text)}</w:t></w:r></w:p>`).join('');
  return filled(
    [
      ['[Content_Types].xml', contentTypes([['/word/document.xml', 'wordprocessingml.document.main']])],
      ['_rels/.rels', relations('word/document.xml', 'officeDocument')],
      [
        'word/document.xml',
        xml(`<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`),
      ],
    ],
    size,
  );
}

/** A spreadsheet of one column. */
export function xlsx(title: string, rows: string[], size = 0): Bytes {
  const main = `${office}/spreadsheetml/2006/main`;
  const cells = [title, ...rows]
    .map(
      (text, index) =>
        `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c></row>`,
    )
    .join('');
  const relation = `xmlns:r="${office}/officeDocument/2006/relationships"`;
  return filled(
    [
      [
        '[Content_Types].xml',
        contentTypes([
          ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
          ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
        ]),
      ],
      ['_rels/.rels', relations('xl/workbook.xml', 'officeDocument')],
      [
        'xl/workbook.xml',
        xml(
          `<workbook xmlns="${main}" ${relation}><sheets><sheet name="목록" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
      ],
      ['xl/_rels/workbook.xml.rels', relations('worksheets/sheet1.xml', 'worksheet')],
      ['xl/worksheets/sheet1.xml', xml(`<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`)],
    ],
    size,
  );
}

/** What begins like a file of the Hangul word processor: the head of a compound file, and bytes behind it. */
export const hwp = (seed: number, size = 16_384): Bytes =>
  join([[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], noise(Math.max(size, 512) - 8, seed)]);
