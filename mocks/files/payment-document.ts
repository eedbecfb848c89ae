import { type Bytes, concatBytes } from './bytes.ts';
import { koreanFont } from './font.ts';

/** The content of a one-page receipt or transaction statement, from top to bottom. */
export type PaymentDocument = {
  title: string;
  /** The creation date in the metadata of the PDF. */
  date: Date;
  /** The rows of the first table: a name and a value each. */
  facts: [name: string, value: string][];
  /** An optional second table with a header row. */
  items?: { heads: string[]; rows: string[][] };
  closing: string[];
};

const left = 60;
const width = 595 - 2 * left;
const ink = '#1a1a1a';
const red = '#b00020';
const cell = { border: 0.5, borderColor: '#767676', padding: 7 } as const;

/**
 * Renders a document as a PDF with an embedded subset of the font. The text can be selected and is tagged for screen
 * readers. PDFKit is large, so the first call loads it.
 */
export async function drawPdf({ title, date, facts, items, closing }: PaymentDocument): Promise<Bytes> {
  const [{ default: PDFDocument }, font] = await Promise.all([import('pdfkit'), koreanFont()]);
  const document = new PDFDocument({
    size: 'A4',
    margin: left,
    font: '',
    tagged: true,
    displayTitle: true,
    lang: 'ko-KR',
    pdfVersion: '1.7',
    info: { Title: title, Author: '한빛화장품과학회', CreationDate: date },
  });
  const pieces: Bytes[] = [];
  document.on('data', (piece) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => document.on('end', resolve).on('error', reject));

  const structure = document.struct('Document');
  document.addStructure(structure);
  const addElement = (tag: string, paint: () => void) => structure.add(document.struct(tag, {}, [paint]));
  const addTable = (data: string[][], columns: (number | '*')[]) =>
    addElement('P', () => document.fontSize(11).table({ data, columnStyles: columns, defaultStyle: cell }));

  document.font(font).fillColor(ink);
  addElement('P', () => {
    document.fillColor(red).fontSize(13).text('시험용', left, 48, { width, align: 'right', characterSpacing: 2 });
    document.fillColor(ink);
  });
  addElement('H1', () => document.fontSize(26).text(title, left, 84, { width, align: 'center', characterSpacing: 6 }));
  document.moveDown(1.2);
  addTable(facts, [130, '*']);
  if (items) {
    document.moveDown(1);
    addTable([items.heads, ...items.rows], ['*', 50, 90, 100]);
  }
  document.moveDown(1.5);
  for (const line of closing) {
    addElement('P', () => document.fontSize(12).text(line, left, document.y, { width, align: 'center', lineGap: 6 }));
  }
  addElement('P', () =>
    document
      .fillColor(red)
      .fontSize(10)
      .text('이 문서는 시험용으로 만든 것으로 아무 효력이 없습니다.', left, 752, { width, align: 'center' }),
  );
  structure.end();
  document.end();
  await ended;
  return concatBytes(pieces);
}
