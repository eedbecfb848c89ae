import { inflateSync } from 'node:zlib';

/** Tells whether a compressed stream can be decompressed. Bytes after its end are ignored. */
function canInflate(bytes: Buffer): boolean {
  try {
    inflateSync(bytes);
    return true;
  } catch {
    return false;
  }
}

/** Returns the compressed streams of a PDF (ISO 32000-1, 7.3.8) with a direct length and no other filter. */
function compressedStreams(bytes: Buffer, text: string): Buffer[] {
  const starts = [...text.matchAll(/<<((?:[^<>]|<(?!<)|>(?!>))*)>>\s*stream\r?\n/g)];
  return starts.flatMap(({ 0: start, 1: dictionary = '', index }) => {
    const length = /\/Length\s+(\d+)(?!\s+\d+\s+R)/.exec(dictionary)?.[1];
    const isCompressed = /\/Filter\s*\[?\s*\/FlateDecode\s*(\]|\/|$|\s)/.test(dictionary);
    if (!length || !isCompressed || /\/DecodeParms/.test(dictionary)) return [];
    const from = index + start.length;
    return [bytes.subarray(from, from + Number(length))];
  });
}

/** Returns why a PDF is not complete: its header, end, cross-reference table or compressed streams; or null. */
export function findPdfProblem(content: Uint8Array): string | null {
  const bytes = Buffer.from(content);
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF-')) return 'it does not begin with %PDF-';
  if (!text.trimEnd().endsWith('%%EOF')) return 'it does not end with %%EOF';
  const position = /startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1];
  if (!position || !/^\s*(xref|\d+\s+\d+\s+obj)/.test(text.slice(Number(position), Number(position) + 40)))
    return 'it has no cross-reference table at the position of startxref';
  // The streams of an encrypted file cannot be read.
  if (text.includes('/Encrypt')) return null;
  return compressedStreams(bytes, text).every(canInflate) ? null : 'a compressed stream is damaged';
}
