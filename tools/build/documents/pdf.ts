import PDFDocument from 'pdfkit';
import { koreanFont } from '#mocks/files/font.ts';
import { type Node, nodeText } from '#tools/build/markdown/tree.ts';
import { listMark } from './list-marks.ts';

/** A document for a PDF: its title, its language (BCP 47) and its parsed text (mdast). */
export type PdfSource = { title: string; lang: string; tree: Node };

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

const [left, top, bottom] = [64, 68, 72];
const width = 595 - 2 * left;
const ink = '#14211f';
const quiet = '#53615e';
const sizes: Record<number, number> = { 2: 14, 3: 11.5, 4: 10.5 };

/** Draws the blocks of documents from top to bottom, and tags each for screen readers (PDF/UA). */
class Printer {
  readonly #pdf: Pdf;
  readonly #root: Structure;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  #addTagged(tag: string, paint: () => void): void {
    this.#root.add(this.#pdf.struct(tag, {}, [paint]));
  }

  /** Draws text in the only font of the document. An outline makes headings bolder. */
  #drawText(text: string, size: number, indent = 0, heading = false): void {
    const at = { width: width - indent, lineGap: size * 0.45, stroke: heading, fill: true };
    this.#pdf.fontSize(size).lineWidth(0.35).strokeColor(ink).fillColor(ink);
    this.#pdf.text(text, left + indent, this.#pdf.y, at);
  }

  /** Starts a new page if less than this height is left, so that no heading is the last line of a page. */
  #ensureRoom(height: number): void {
    if (this.#pdf.y + height > 842 - bottom) this.#pdf.addPage();
  }

  drawTitle({ title }: PdfSource): void {
    this.#addTagged('H1', () => this.#drawText(title, 21, 0, true));
    this.#pdf.moveDown(0.6);
  }

  #drawHeading(node: Node): void {
    const size = sizes[node.depth ?? 4] ?? 10.5;
    this.#ensureRoom(size * 5);
    this.#pdf.y += size * 0.9;
    this.#addTagged(`H${node.depth}`, () => this.#drawText(nodeText(node), size, 0, true));
    this.#pdf.y += 2;
  }

  #drawList({ ordered, children = [] }: Node, depth: number): void {
    for (const [index, item] of children.entries()) {
      for (const block of item.children ?? []) {
        if (block.type === 'list') this.#drawList(block, depth + 1);
        else this.#drawItem(listMark(ordered === true, depth, index), nodeText(block), depth);
      }
    }
  }

  #drawItem(mark: string, text: string, depth: number): void {
    const indent = 6 + 16 * Math.min(depth, 2);
    this.#ensureRoom(20);
    this.#addTagged('P', () => {
      const { y } = this.#pdf;
      this.#drawText(mark, 10, indent);
      this.#pdf.y = y;
      this.#drawText(text, 10, indent + 16);
    });
  }

  #drawTable({ children = [] }: Node): void {
    const data = children.map((row) => (row.children ?? []).map((cell) => nodeText(cell) || ' '));
    this.#ensureRoom(60);
    this.#pdf.y += 4;
    this.#pdf.x = left;
    this.#pdf.fontSize(9.5).fillColor(ink);
    const headed = data.map((row, index) =>
      row.map((text) => (index === 0 ? { text, type: 'TH' as const, backgroundColor: '#efeee8' } : text)),
    );
    this.#pdf.table({
      data: headed,
      columnStyles: columnWidths(data),
      defaultStyle: { border: 0.5, borderColor: '#778480', padding: 6 },
      structParent: this.#root,
    });
    this.#pdf.y += 6;
  }

  /** Draws the children of a node. */
  drawBlocks({ children = [] }: Node): void {
    for (const [index, node] of children.entries()) {
      if (node.type === 'heading') this.#drawHeading(node);
      // The items of an article without paragraphs begin with the second kind of mark.
      else if (node.type === 'list') this.#drawList(node, children[index - 1]?.type === 'paragraph' ? 1 : 0);
      else if (node.type === 'table') this.#drawTable(node);
      else this.#addTagged('P', () => this.#drawText(nodeText(node), 10));
    }
  }

  /** Draws the page numbers, untagged, because a screen reader announces the page itself. */
  drawPageNumbers(): void {
    const { start, count } = this.#pdf.bufferedPageRange();
    for (let page = start; page < start + count; page += 1) {
      this.#pdf.switchToPage(page);
      this.#pdf.page.margins.bottom = 0;
      this.#pdf.markContent('Artifact', { type: 'Pagination' });
      this.#pdf.fontSize(9).fillColor(quiet);
      this.#pdf.text(`${page + 1} / ${count}`, left, 800, { width, align: 'center', lineBreak: false });
      this.#pdf.endMarkedContent();
    }
  }

  end(): void {
    this.#root.end();
  }
}

/** Returns the widths of the columns in points. Short columns fit their longest text; the longest takes the rest. */
function columnWidths(rows: string[][]): (number | '*')[] {
  const longest = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const all = longest.reduce((sum, length) => sum + length, 0);
  if (all === 0) return longest.map(() => '*');
  const wide = longest.indexOf(Math.max(...longest));
  return longest.map((length, column) => (column === wide ? '*' : Math.min(Math.max(10 * length + 14, 40), width / 4)));
}

/**
 * Creates a PDF of documents, one after the other, with an embedded font and tagged text.
 * @param title the title of the file
 * @returns the bytes of the file
 */
export async function createPdf(title: string, documents: readonly PdfSource[]): Promise<Uint8Array> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { left, right: left, top, bottom },
    font: '',
    bufferPages: true,
    tagged: true,
    displayTitle: true,
    lang: 'ko-KR',
    pdfVersion: '1.7',
    // A fixed date, so that the same texts give the same bytes.
    info: { Title: title, Author: '한빛화장품과학회', CreationDate: new Date('2025-01-02T00:00:00Z') },
  });
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.font(await koreanFont());
  const printer = new Printer(pdf);
  for (const [index, document] of documents.entries()) {
    if (index > 0) pdf.addPage();
    printer.drawTitle(document);
    printer.drawBlocks(document.tree);
  }
  printer.end();
  printer.drawPageNumbers();
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}
