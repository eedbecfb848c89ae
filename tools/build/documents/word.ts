import { type Bytes, utf8 } from '#mocks/files/bytes.ts';
import { zipArchive } from '#mocks/files/zip.ts';

/** A block of a form: a paragraph in a named style, or a table whose second column is to be filled in. */
export type WordBlock =
  | { style: 'Title' | 'Heading1' | 'Normal' | 'Hint'; text: string }
  | { rows: readonly (readonly [name: string, value: string])[] };

const office = 'http://schemas.openxmlformats.org';
const main = `xmlns:w="${office}/wordprocessingml/2006/main"`;
const escapeXmlText = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
const xmlPart = (body: string): Bytes => utf8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${body}`);

const types = `${office}/package/2006/content-types`;
const wordType = 'application/vnd.openxmlformats-officedocument.wordprocessingml';
const contentTypes = xmlPart(
  `<Types xmlns="${types}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    `<Override PartName="/word/document.xml" ContentType="${wordType}.document.main+xml"/>` +
    `<Override PartName="/word/styles.xml" ContentType="${wordType}.styles+xml"/>` +
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' +
    '</Types>',
);

const relationshipsPart = (...entries: [type: string, target: string][]) =>
  xmlPart(
    `<Relationships xmlns="${office}/package/2006/relationships">` +
      entries
        .map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${type}" Target="${target}"/>`)
        .join('') +
      '</Relationships>',
  );

/**
 * Returns the element of a paragraph style (ECMA-376).
 * @param runProperties the appearance of the text
 * @param paragraphProperties spacing, alignment and outline level
 */
const styleElement = (id: string, name: string, runProperties: string, paragraphProperties = '') =>
  `<w:style w:type="paragraph" w:styleId="${id}"${id === 'Normal' ? ' w:default="1"' : ''}><w:name w:val="${name}"/>` +
  `${id === 'Normal' ? '' : '<w:basedOn w:val="Normal"/>'}<w:pPr>${paragraphProperties}</w:pPr><w:rPr>${runProperties}</w:rPr></w:style>`;

const stylesPart = (language: string) =>
  xmlPart(
    `<w:styles ${main}><w:docDefaults><w:rPrDefault><w:rPr>` +
      '<w:rFonts w:ascii="Times New Roman" w:hAnsi="Times New Roman" w:eastAsia="바탕" w:cs="Times New Roman"/>' +
      `<w:sz w:val="22"/><w:lang w:val="${language}" w:eastAsia="ko-KR"/></w:rPr></w:rPrDefault></w:docDefaults>` +
      styleElement(
        'Normal',
        'Normal',
        '<w:sz w:val="22"/>',
        '<w:spacing w:after="80" w:line="300" w:lineRule="auto"/>',
      ) +
      styleElement('Title', 'Title', '<w:b/><w:sz w:val="32"/>', '<w:spacing w:after="200"/><w:jc w:val="center"/>') +
      styleElement(
        'Heading1',
        'heading 1',
        '<w:b/><w:sz w:val="24"/>',
        '<w:keepNext/><w:spacing w:before="240" w:after="80"/><w:outlineLvl w:val="0"/>',
      ) +
      styleElement('Hint', 'Hint', '<w:i/><w:color w:val="53615E"/><w:sz w:val="20"/>') +
      '</w:styles>',
  );

const paragraphElement = (text: string, named: string) =>
  `<w:p><w:pPr><w:pStyle w:val="${named}"/></w:pPr><w:r><w:t xml:space="preserve">${escapeXmlText(text)}</w:t></w:r></w:p>`;

const cellElement = (text: string, width: number, named: string) =>
  `<w:tc><w:tcPr><w:tcW w:w="${width}" w:type="dxa"/></w:tcPr>${paragraphElement(text, named)}</w:tc>`;

const borderElement = (side: string) => `<w:${side} w:val="single" w:sz="4" w:space="0" w:color="778480"/>`;

const tableElement = (rows: readonly (readonly [string, string])[]) =>
  '<w:tbl><w:tblPr><w:tblW w:w="9000" w:type="dxa"/><w:tblBorders>' +
  ['top', 'left', 'bottom', 'right', 'insideH', 'insideV'].map(borderElement).join('') +
  '</w:tblBorders></w:tblPr><w:tblGrid><w:gridCol w:w="2600"/><w:gridCol w:w="6400"/></w:tblGrid>' +
  rows
    .map(([name, value]) => `<w:tr>${cellElement(name, 2600, 'Normal')}${cellElement(value, 6400, 'Hint')}</w:tr>`)
    .join('') +
  '</w:tbl><w:p/>';

const bodyElements = (blocks: readonly WordBlock[]) =>
  blocks
    .map((block) => ('rows' in block ? tableElement(block.rows) : paragraphElement(block.text, block.style)))
    .join('');

/**
 * Creates a Word document on A4 with styles (ECMA-376), to be filled in.
 * @param language the language of the form (BCP 47), for the spelling checker
 * @returns the bytes of the file
 */
export const createWordForm = (title: string, language: string, blocks: readonly WordBlock[]): Bytes =>
  zipArchive([
    ['[Content_Types].xml', contentTypes],
    [
      '_rels/.rels',
      relationshipsPart(
        [`${office}/officeDocument/2006/relationships/officeDocument`, 'word/document.xml'],
        [`${office}/package/2006/relationships/metadata/core-properties`, 'docProps/core.xml'],
      ),
    ],
    [
      'docProps/core.xml',
      xmlPart(
        `<cp:coreProperties xmlns:cp="${office}/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/">` +
          `<dc:title>${escapeXmlText(title)}</dc:title><dc:creator>한빛화장품과학회</dc:creator><dc:language>${language}</dc:language></cp:coreProperties>`,
      ),
    ],
    [
      'word/_rels/document.xml.rels',
      relationshipsPart([`${office}/officeDocument/2006/relationships/styles`, 'styles.xml']),
    ],
    ['word/styles.xml', stylesPart(language)],
    [
      'word/document.xml',
      xmlPart(
        `<w:document ${main}><w:body>${bodyElements(blocks)}` +
          '<w:sectPr><w:pgSz w:w="11906" w:h="16838"/><w:pgMar w:top="1440" w:right="1440" w:bottom="1440" w:left="1440" w:header="720" w:footer="720" w:gutter="0"/></w:sectPr>' +
          '</w:body></w:document>',
      ),
    ],
  ]);
