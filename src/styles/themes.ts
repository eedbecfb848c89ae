import { dark, darkMore, forced, light, lightMore, type Palette } from './palette.ts';
import { colorProperty } from './tokens.ts';

/** The declarations of a palette, for the global sheet. */
export const paletteDeclarations = (palette: Partial<Palette>) =>
  Object.entries(palette)
    .map(([role, value]) => `${colorProperty(role)}: ${value};`)
    .join(' ');

const soft = 'rgb(14 40 38 / 5%)';
const shadows = `--shadow-raised: 0 1px 2px ${soft}, 0 4px 16px ${soft}; --shadow-lifted: 0 2px 4px ${soft}, 0 14px 36px rgb(14 40 38 / 10%); --shadow-overlay: 0 2px 8px ${soft}, 0 24px 64px rgb(8 24 24 / 22%);`;
const darkShadows =
  '--shadow-raised: 0 1px 2px rgb(0 0 0 / 30%); --shadow-lifted: 0 10px 30px rgb(0 0 0 / 40%); --shadow-overlay: 0 24px 64px rgb(0 0 0 / 60%);';

/** The four themes; what a reader chose on the site goes before what the system says. */
export const themes = {
  light: `${paletteDeclarations(light)} ${shadows}`,
  dark: `${paletteDeclarations(dark)} ${darkShadows}`,
  lightMore: paletteDeclarations(lightMore),
  darkMore: paletteDeclarations(darkMore),
  forced: `${paletteDeclarations(forced)} --shadow-raised: none; --shadow-lifted: none; --shadow-overlay: none;`,
};

/** Durations as they are, and for a reader who wants no motion. */
export const motion = {
  full: '--motion-quick: 140ms; --motion-calm: 260ms; --motion-slow: 620ms;',
  still: '--motion-quick: 0ms; --motion-calm: 0ms; --motion-slow: 0ms;',
};
