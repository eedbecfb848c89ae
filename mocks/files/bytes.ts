export type Bytes = Uint8Array<ArrayBuffer>;

/** Encodes a text as UTF-8. */
export const utf8 = (text: string): Bytes => Uint8Array.from(new TextEncoder().encode(text));

/** Decodes base64. */
export const fromBase64 = (text: string): Bytes => Uint8Array.from(atob(text), (character) => character.charCodeAt(0));

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
