import cfb from 'cfb';
import type { Bytes } from '#mocks/files/bytes.ts';

/**
 * Creates a compound file (MS-CFB), the format of Word and Excel up to 2003 and of Hangul.
 * @param streams the streams below the root entry
 */
export function compoundFile(streams: [name: string, data: Bytes][]): Bytes {
  const container = cfb.utils.cfb_new();
  for (const [name, data] of streams) cfb.utils.cfb_add(container, `/${name}`, data);
  return Uint8Array.from(cfb.write(container, { type: 'array' }));
}
