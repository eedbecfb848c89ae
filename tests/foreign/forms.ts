/** Reads multipart forms: text parts by their names, and files from the parts `file[0]`, `file[1]`, …. */
import type { FastifyRequest } from 'fastify';
import { badRequest, fileRejected } from './envelope.ts';

export const maxFiles = 10;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** Counts CR LF as one line break, as the contract does. */
export const withLineFeeds = (text: string) => text.replaceAll('\r\n', '\n');

/**
 * Reads the form of a request.
 * @param lineBreaks the texts that may have line breaks, which become LF
 * @returns the texts, and the files in the order of their numbers
 * @throws Failure with code 40 for another part, or for a part that is sent twice; with code 47 for an empty file, and
 *   for more than ten files
 */
export async function readForm(request: FastifyRequest, lineBreaks: string[]) {
  if (!request.isMultipart()) throw badRequest();
  const texts = new Map<string, string>();
  const files = new Map<number, UploadedFile>();
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      const bytes = await part.toBuffer();
      const index = /^file\[(0|[1-9]\d{0,2})\]$/.exec(part.fieldname)?.[1];
      if (index === undefined || files.has(Number(index))) throw badRequest();
      const name = part.filename?.normalize('NFC') ?? '';
      if (name === '' || [...name].length > 255) throw badRequest();
      files.set(Number(index), { name, bytes });
    } else {
      if (typeof part.value !== 'string' || part.valueTruncated || texts.has(part.fieldname)) throw badRequest();
      texts.set(part.fieldname, lineBreaks.includes(part.fieldname) ? withLineFeeds(part.value) : part.value);
    }
  }
  const ordered = [...files].sort(([a], [b]) => a - b).map(([, file]) => file);
  if (ordered.length > maxFiles || ordered.some(({ bytes }) => bytes.length === 0)) throw fileRejected();
  return { texts: Object.fromEntries(texts), files: ordered };
}
