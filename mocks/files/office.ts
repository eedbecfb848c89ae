import { type Bytes, concatBytes, pseudoRandomBytes, utf8 } from './bytes.ts';
import { pngImage } from './png.ts';
import { zipArchive } from './zip.ts';

const xmlPart = (body: string) => utf8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);
const schemaBase = 'http://schemas.openxmlformats.org';
const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

const contentTypesPart = (parts: [string, string][]) =>
  xmlPart(
    `<Types xmlns="${schemaBase}/package/2006/content-types">` +
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

const relationshipsPart = (target: string, type: string) =>
  xmlPart(
    `<Relationships xmlns="${schemaBase}/package/2006/relationships">` +
      `<Relationship Id="rId1" Type="${schemaBase}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`,
  );

/** Creates an archive of `size` bytes. An unreferenced picture pads it when the entries are smaller. */
function archiveOfSize(entries: [string, Bytes][], size: number): Bytes {
  const name = 'docProps/thumbnail.png';
  const without = zipArchive([...entries, [name, utf8('')]]).length;
  const picture = pngImage(3, size - without);
  return without + picture.length === size ? zipArchive([...entries, [name, picture]]) : zipArchive(entries);
}

/** Creates a Word document with a title and paragraphs, padded to `size` bytes. */
export function docxFile(title: string, paragraphs: string[], size = 0): Bytes {
  const body = [title, ...paragraphs].map((text) => `<w:p><w:r><w:t>${escapeXml(text)}</w:t></w:r></w:p>`).join('');
  return archiveOfSize(
    [
      ['[Content_Types].xml', contentTypesPart([['/word/document.xml', 'wordprocessingml.document.main']])],
      ['_rels/.rels', relationshipsPart('word/document.xml', 'officeDocument')],
      [
        'word/document.xml',
        xmlPart(`<w:document xmlns:w="${schemaBase}/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`),
      ],
    ],
    size,
  );
}

/** Creates an Excel workbook with one sheet of one column, padded to `size` bytes. */
export function xlsxFile(title: string, rows: string[], size = 0): Bytes {
  const main = `${schemaBase}/spreadsheetml/2006/main`;
  const cells = [title, ...rows]
    .map(
      (text, index) =>
        `<row r="${index + 1}"><c r="A${index + 1}" t="inlineStr"><is><t>${escapeXml(text)}</t></is></c></row>`,
    )
    .join('');
  const relation = `xmlns:r="${schemaBase}/officeDocument/2006/relationships"`;
  return archiveOfSize(
    [
      [
        '[Content_Types].xml',
        contentTypesPart([
          ['/xl/workbook.xml', 'spreadsheetml.sheet.main'],
          ['/xl/worksheets/sheet1.xml', 'spreadsheetml.worksheet'],
        ]),
      ],
      ['_rels/.rels', relationshipsPart('xl/workbook.xml', 'officeDocument')],
      [
        'xl/workbook.xml',
        xmlPart(
          `<workbook xmlns="${main}" ${relation}><sheets><sheet name="목록" sheetId="1" r:id="rId1"/></sheets></workbook>`,
        ),
      ],
      ['xl/_rels/workbook.xml.rels', relationshipsPart('worksheets/sheet1.xml', 'worksheet')],
      ['xl/worksheets/sheet1.xml', xmlPart(`<worksheet xmlns="${main}"><sheetData>${cells}</sheetData></worksheet>`)],
    ],
    size,
  );
}

/** Creates a placeholder for a Hangul document: the signature of a compound file and pseudo-random bytes. */
export const hwpFile = (seed: number, size = 16_384): Bytes =>
  concatBytes([[0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1], pseudoRandomBytes(Math.max(size, 512) - 8, seed)]);
