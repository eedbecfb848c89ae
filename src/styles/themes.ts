import { durationMs } from './duration-ms.ts';
import { dark, darkMore, forced, light, lightMore, type Palette } from './palette.ts';
import { colorProperty } from './tokens.ts';

/** Returns the CSS declarations of a palette, for the global style sheet. */
export const paletteDeclarations = (palette: Partial<Palette>) =>
  Object.entries(palette)
    .map(([role, value]) => `${colorProperty(role)}: ${value};`)
    .join(' ');

const softShadow = 'rgb(14 40 38 / 5%)';
const shadows = `--shadow-raised: 0 1px 2px ${softShadow}, 0 4px 16px ${softShadow}; --shadow-lifted: 0 2px 4px ${softShadow}, 0 14px 36px rgb(14 40 38 / 10%); --shadow-overlay: 0 2px 8px ${softShadow}, 0 24px 64px rgb(8 24 24 / 22%);`;
const darkShadows =
  '--shadow-raised: 0 1px 2px rgb(0 0 0 / 30%); --shadow-lifted: 0 10px 30px rgb(0 0 0 / 40%); --shadow-overlay: 0 24px 64px rgb(0 0 0 / 60%);';

/** The declarations of the themes. The display settings of the user override the system settings. */
export const themes = {
  light: `${paletteDeclarations(light)} ${shadows}`,
  dark: `${paletteDeclarations(dark)} ${darkShadows}`,
  lightMore: paletteDeclarations(lightMore),
  darkMore: paletteDeclarations(darkMore),
  forced: `${paletteDeclarations(forced)} --shadow-raised: none; --shadow-lifted: none; --shadow-overlay: none;`,
};

/** The durations of animations, with full motion and with reduced motion. */
export const motion = {
  full: `--motion-quick: ${durationMs.quick}ms; --motion-calm: ${durationMs.calm}ms; --motion-slow: ${durationMs.slow}ms;`,
  still: '--motion-quick: 0ms; --motion-calm: 0ms; --motion-slow: 0ms;',
};
