/**
 * Declares the API of PDFKit that the mock and the build use. `@types/pdfkit` would add all Node types, and the mock
 * also runs in browsers.
 */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  type Margins = { top: number; right: number; bottom: number; left: number };

  type DocumentOptions = {
    size: 'A4';
    margin?: number;
    margins?: Margins;
    /** The initial font. An empty text means none. */
    font: '';
    bufferPages?: boolean;
    tagged: boolean;
    displayTitle: boolean;
    lang: string;
    pdfVersion: '1.7';
    info: { Title: string; Author: string; CreationDate: Date };
  };

  /** Lengths are in points. */
  type TextOptions = {
    width?: number;
    align?: 'center' | 'right';
    characterSpacing?: number;
    lineGap?: number;
    lineBreak?: boolean;
    stroke?: boolean;
    fill?: boolean;
  };

  type Cell = string | { text: string; type?: 'TH'; backgroundColor?: string };

  type TableOptions = {
    data: Cell[][];
    columnStyles: (number | '*')[];
    defaultStyle: { border: number; borderColor: string; padding: number };
    structParent?: StructureElement;
  };

  /** An element of the tagged PDF structure, such as `H1` or `P`, which screen readers use. */
  type StructureElement = { add(child: StructureElement): StructureElement; end(): void };

  export default class PDFDocument {
    constructor(options: DocumentOptions);
    x: number;
    y: number;
    readonly page: { margins: Margins };

    on(event: 'data', listener: (piece: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', listener: () => void): this;
    on(event: 'error', listener: (error: Error) => void): this;
    end(): void;

    font(source: Font): this;
    fontSize(points: number): this;
    lineWidth(points: number): this;
    fillColor(color: string): this;
    strokeColor(color: string): this;
    moveDown(lines: number): this;
    text(text: string, options?: TextOptions): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    table(options: TableOptions): void;

    addPage(): this;
    switchToPage(page: number): void;
    bufferedPageRange(): { start: number; count: number };

    struct(type: string, options?: object, children?: (() => void)[]): StructureElement;
    addStructure(element: StructureElement): this;
    markContent(tag: 'Artifact', options: { type: 'Pagination' }): this;
    endMarkedContent(): this;
  }
}
