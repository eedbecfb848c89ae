/**
 * The part of fontkit that the mock uses. The declarations in @types/fontkit bring in all types of Node, and the mock
 * runs in browsers too.
 */
declare module 'fontkit' {
  /** A parsed font; `characterSet` holds its code points. */
  export type Font = { characterSet: number[]; glyphForCodePoint(codePoint: number): object };
  type FontCollection = { fonts: Font[] };

  export function create(bytes: Uint8Array): Font | FontCollection;
}
