import type { FormPart, RequestInput } from '#verify/exchange.ts';

/** A request with a body above this number of bytes is a large upload. */
const largeBodyBytes = 256 * 1024;

/** Returns the approximate size of a body: the bytes of its files, or the length of its text. */
const bodySize = ({ parts, raw, body }: RequestInput): number =>
  parts
    ? parts.reduce((sum, part) => sum + ('bytes' in part ? part.bytes.length : part.text.length), 0)
    : (raw?.text ?? JSON.stringify(body) ?? '').length;

/** Tells whether the body of a request is so large that a server may need a long time for it. */
export const isLargeUpload = (request: RequestInput): boolean => bodySize(request) > largeBodyBytes;

/** At least this number of bytes is uploaded in a millisecond, also on a busy machine. */
const bytesPerMs = 4096;

/** Returns the milliseconds that the upload of a body may take, beside the time limit of its response. */
export const uploadMs = (request: RequestInput): number => Math.round(bodySize(request) / bytesPerMs);

/** Returns the form data of a multipart request, with its parts in their order. */
export function toFormData(parts: FormPart[]): FormData {
  const form = new FormData();
  for (const part of parts) {
    if ('text' in part) form.append(part.name, part.text);
    else form.append(part.name, new File([part.bytes], part.file));
  }
  return form;
}
