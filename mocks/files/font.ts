import type { Font } from 'fontkit';
import { readBytes } from '#mocks/files/read-bytes.ts';

/** A font with all Korean syllables, so that it can write any name. Node and Vite's server both resolve this URL. */
const fontUrl = new URL(
  '../../node_modules/pretendard/dist/public/static/alternative/Pretendard-Regular.ttf',
  import.meta.url,
);

async function loadFont(): Promise<Font> {
  const [{ create }, bytes] = await Promise.all([import('fontkit'), readBytes(fontUrl)]);
  const font = create(bytes);
  if ('fonts' in font) throw new Error('The font for PDFs is a collection of fonts.');
  // fontkit stores for each glyph the character of its first use. A glyph that is first used as a component, such as
  // the n of ñ, stores none, and its text could not be selected in any later PDF. This loop assigns each character first.
  for (const character of font.characterSet) font.glyphForCodePoint(character);
  return font;
}

let fontPromise: Promise<Font> | undefined;

/** Loads and parses the font (2.7 MB) on the first call. After a failure the next call tries again. */
export function koreanFont(): Promise<Font> {
  fontPromise ??= loadFont().catch((error) => {
    fontPromise = undefined;
    throw error;
  });
  return fontPromise;
}
