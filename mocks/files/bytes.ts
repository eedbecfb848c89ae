export type Bytes = Uint8Array<ArrayBuffer>;

/** Encodes a text as UTF-8. */
export const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

/** Decodes base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

/** Encodes an unsigned integer in four bytes, highest byte first. */
export const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff);

/** Concatenates byte sequences. */
export function concatBytes(pieces: ArrayLike<number>[]): Bytes {
  const all = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let offset = 0;
  for (const piece of pieces) {
    all.set(piece, offset);
    offset += piece.length;
  }
  return all;
}

const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** Returns the CRC-32 checksum that PNG and ZIP use. */
export function crc32(bytes: ArrayLike<number>): number {
  let crc = 0xffffffff;
  for (let index = 0; index < bytes.length; index += 1) {
    crc = (crcTable[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return (crc ^ 0xffffffff) >>> 0;
}

/** Returns pseudo-random bytes. The same length and seed always give the same bytes. */
export function pseudoRandomBytes(length: number, seed: number): Bytes {
  const bytes = new Uint8Array(length);
  let state = seed | 1;
  for (let index = 0; index < length; index += 1) {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    bytes[index] = state >>> 24;
  }
  return bytes;
}
