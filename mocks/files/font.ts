import type { Font } from 'fontkit';
import { readBytes } from '#mocks/files/read-bytes.ts';

/** A font with all Korean syllables, so that it can write any name. Both Node and Vite's server find it here. */
const fontUrl = new URL(
  '../../node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  import.meta.url,
);

async function loadFont(): Promise<Font> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readBytes(fontUrl)]);
  const font = create(bytes);
  if ('fonts' in font) throw new Error('The font for PDFs is a collection of fonts.');
  // A glyph keeps what it stood for when it was first used, which is nothing as a part of another: the n of ñ. Text
  // with it could not be selected in any later document. So each glyph is first used as its own character.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}

let fontPromise: Promise<Font> | undefined;

/** The font of 2.7 MB, read and parsed once. A failure is not kept. */
export function koreanFont(): Promise<Font> {
  fontPromise ??= loadFont().catch((error) => {
    fontPromise = undefined;
    throw error;
  });
  return fontPromise;
}
