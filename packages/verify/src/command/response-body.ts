const mebibyte = 1024 * 1024;
/** The largest JSON that the verifier reads. The longest list of the contract is far below it. */
const maxJsonBytes = 32 * mebibyte;
/** The largest file that the verifier reads: the largest body that the contract allows. */
const maxFileBytes = 110 * mebibyte;

/** Reads the body of a response, up to a limit: 32 MiB of JSON, 110 MiB of anything else. */
export async function readLimitedBody(response: Response): Promise<Uint8Array<ArrayBuffer>> {
  const type = response.headers.get('Content-Type') ?? '';
  const maxBytes = /json/i.test(type) ? maxJsonBytes : maxFileBytes;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    length += chunk.length;
    // Leaving the loop cancels the stream.
    if (length > maxBytes) throw new Error(`the response is longer than ${maxBytes / mebibyte} MiB`);
    chunks.push(chunk);
  }
  return new Uint8Array(Buffer.concat(chunks, length));
}
