import type { FormPart } from '#verify/exchange.ts';

const encode = (text: string) => new TextEncoder().encode(text);

/** Returns files that no operation accepts: empty, or of other kinds by their extension or their first bytes. */
export const refusedFiles = (): Pick<Extract<FormPart, { file: string }>, 'file' | 'bytes'>[] => [
  { file: 'empty.pdf', bytes: encode('') },
  { file: '프로그램.exe', bytes: encode('MZ\0\0 program') },
  { file: '증명서.pdf.exe', bytes: encode('%PDF-1.7 증명서') },
  { file: '그림.svg', bytes: encode('<svg xmlns="http://www.w3.org/2000/svg"/>') },
  { file: '쪽.html', bytes: encode('<!doctype html><title>쪽</title>') },
  { file: '증명서', bytes: encode('%PDF-1.7 증명서') },
  { file: '프로그램.pdf', bytes: encode('MZ\0\0 program') },
  { file: '쪽.PDF', bytes: encode('<!doctype html><title>쪽</title>') },
];
