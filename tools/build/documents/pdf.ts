import PDFDocument from 'pdfkit';
import { koreanFont } from '#mocks/files/font.ts';
import { type Node, nodeText } from '#tools/build/markdown/tree.ts';
import { listMark } from './list-marks.ts';

/** A document to print: its title, its language and its parsed text (mdast). */
export type PdfSource = { title: string; lang: string; tree: Node };

type Pdf = InstanceType<typeof PDFDocument>;
type Structure = ReturnType<Pdf['struct']>;

const [left, top, bottom] = [64, 68, 72];
const width = 595 - 2 * left;
const ink = '#14211f';
const quiet = '#53615e';
const sizes: Record<number, number> = { 2: 14, 3: 11.5, 4: 10.5 };

/** Draws the blocks of documents one below the other, and says to screen readers what each is. */
class Printer {
  readonly #pdf: Pdf;
  readonly #root: Structure;

  constructor(pdf: Pdf) {
    this.#pdf = pdf;
    this.#root = pdf.struct('Document');
    pdf.addStructure(this.#root);
  }

  #part(tag: string, paint: () => void): void {
    this.#root.add(this.#pdf.struct(tag, {}, [paint]));
  }

  /** Text in the one face of the document; a heading is a little bolder by its outline. */
  #text(text: string, size: number, indent = 0, heading = false): void {
    const at = { width: width - indent, lineGap: size * 0.45, stroke: heading, fill: true };
    this.#pdf.fontSize(size).lineWidth(0.35).strokeColor(ink).fillColor(ink);
    this.#pdf.text(text, left + indent, this.#pdf.y, at);
  }

  /** A heading does not stay behind alone at the end of a page. */
  #roomFor(height: number): void {
    if (this.#pdf.y + height > 842 - bottom) this.#pdf.addPage();
  }

  title({ title }: PdfSource): void {
    this.#part('H1', () => this.#text(title, 21, 0, true));
    this.#pdf.moveDown(0.6);
  }

  #heading(node: Node): void {
    const size = sizes[node.depth ?? 4] ?? 10.5;
    this.#roomFor(size * 5);
    this.#pdf.y += size * 0.9;
    this.#part(`H${node.depth}`, () => this.#text(nodeText(node), size, 0, true));
    this.#pdf.y += 2;
  }

  #list({ ordered, children = [] }: Node, depth: number): void {
    for (const [index, item] of children.entries()) {
      for (const block of item.children ?? []) {
        if (block.type === 'list') this.#list(block, depth + 1);
        else this.#item(listMark(ordered === true, depth, index), nodeText(block), depth);
      }
    }
  }

  #item(mark: string, text: string, depth: number): void {
    const indent = 6 + 16 * Math.min(depth, 2);
    this.#roomFor(20);
    this.#part('P', () => {
      const { y } = this.#pdf;
      this.#text(mark, 10, indent);
      this.#pdf.y = y;
      this.#text(text, 10, indent + 16);
    });
  }

  #table({ children = [] }: Node): void {
    const data = children.map((row) => (row.children ?? []).map((cell) => nodeText(cell) || ' '));
    this.#roomFor(60);
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

  /** Draws what stands below a node. */
  blocks({ children = [] }: Node): void {
    for (const [index, node] of children.entries()) {
      if (node.type === 'heading') this.#heading(node);
      // An article without paragraphs counts its items at once.
      else if (node.type === 'list') this.#list(node, children[index - 1]?.type === 'paragraph' ? 1 : 0);
      else if (node.type === 'table') this.#table(node);
      else this.#part('P', () => this.#text(nodeText(node), 10));
    }
  }

  /** The numbers of the pages, which a screen reader knows by itself. */
  numbers(): void {
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

/** A short column next to long ones keeps its words on a line; else all are as wide. */
function columnWidths(rows: string[][]): (number | '*')[] {
  const longest = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const all = longest.reduce((sum, length) => sum + length, 0);
  if (all === 0) return longest.map(() => '*');
  const wide = longest.indexOf(Math.max(...longest));
  return longest.map((length, column) => (column === wide ? '*' : Math.min(Math.max(10 * length + 14, 40), width / 4)));
}

/**
 * Prints documents one behind the other as a PDF with its font in it. Its text can be selected and is tagged.
 * @param title of the file
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
    // The same texts give the same file.
    info: { Title: title, Author: '한빛화장품과학회', CreationDate: new Date('2025-01-02T00:00:00Z') },
  });
  const pieces: Uint8Array[] = [];
  pdf.on('data', (piece) => pieces.push(piece));
  const ended = new Promise<void>((resolve, reject) => pdf.on('end', resolve).on('error', reject));
  pdf.font(await koreanFont());
  const printer = new Printer(pdf);
  for (const [index, document] of documents.entries()) {
    if (index > 0) pdf.addPage();
    printer.title(document);
    printer.blocks(document.tree);
  }
  printer.end();
  printer.numbers();
  pdf.end();
  await ended;
  return Buffer.concat(pieces);
}
