/**
 * Declares the API of fontkit that the mock uses. `@types/fontkit` would add all Node types, and the mock also runs in
 * browsers.
 */
declare module 'fontkit' {
  /** A parsed font. `characterSet` lists its code points. */
  export type Font = { characterSet: number[]; glyphForCodePoint(codePoint: number): object };
  type FontCollection = { fonts: Font[] };

  export function create(bytes: Uint8Array): Font | FontCollection;
}
