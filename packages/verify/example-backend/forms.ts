/** Reads multipart forms: text parts by their names, and files from the parts `file[0]`, `file[1]`, …. */
import type { FastifyRequest } from 'fastify';
import { badRequest, Failure, fileRejected } from './envelope.ts';

export const maxFiles = 10;

export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

/** The names that posts and inquiries accept (`x-file-kinds`). */
const accepted = /\.(pdf|hwpx?|(doc|xls|ppt)x?|txt|csv|jpe?g|png|gif|zip)$/i;

/** The beginnings of known kinds, and the names that such files may have. Programs and web pages have none. */
const beginnings: [start: RegExp, names: RegExp][] = [
  [/^%PDF-/, /pdf$/i],
  [/^PK[^ -~]{2}/, /(zip|(doc|xls|ppt|hwp)x)$/i],
  [/^\xd0\xcf.\xe0/, /(hwp|(doc|xls|ppt)x?)$/i],
  [/^(\xff\xd8\xff|\x89PNG|GIF8)/, /(jpe?g|png|gif)$/i],
  [/^(MZ[\s\S]{0,14}\0|.ELF|\s*<(!doctype|html|svg|script|\?xml))/i, /^$/],
];

/** Tells whether a file is not empty, has a known extension, and does not begin like another kind. */
function isAcceptedFile({ name, bytes }: UploadedFile): boolean {
  const text = bytes.toString('latin1', 0, 64);
  const isDisguised = beginnings.some(([start, names]) => start.test(text) && !names.test(name));
  return bytes.length > 0 && accepted.test(name) && !isDisguised;
}

/** Collects the parts of a form. Texts and files are in maps, so that no part can be sent twice. */
async function collectParts(request: FastifyRequest) {
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
      // Browsers send each line break as CR LF (HTML, multipart/form-data encoding).
      texts.set(part.fieldname, part.value.replaceAll('\r\n', '\n'));
    }
  }
  return { texts, files };
}

/**
 * Reads the form of a request.
 * @returns the texts, in which each line break is LF, and the files in the order of their numbers
 * @throws Failure with code 40 for another part, a part that is sent twice, a gap in the numbers of the files, and more
 *   than ten files; with code 47 for an empty file and for another kind
 */
export async function readForm(request: FastifyRequest) {
  if (!request.isMultipart()) throw badRequest();
  const { texts, files } = await collectParts(request).catch((error: Error) => {
    // The parser reports a truncated form as an error without a status.
    throw 'statusCode' in error || error instanceof Failure ? error : badRequest();
  });
  const ordered = [...files].sort(([a], [b]) => a - b);
  if (ordered.length > maxFiles || ordered.some(([number], index) => number !== index)) throw badRequest();
  if (ordered.some(([, file]) => !isAcceptedFile(file))) throw fileRejected();
  return { texts: Object.fromEntries(texts), files: ordered.map(([, file]) => file) };
}
