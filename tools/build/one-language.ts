import { basename } from 'node:path';
import type { Plugin } from 'vite';

/** What the modules of React Aria with these names give a site whose only language is Korean. */
const modules: Record<string, string> = {
  'useDefaultLocale.mjs': `
    const korean = { locale: 'ko-KR', direction: 'ltr' };
    export const useDefaultLocale = () => korean;
  `,
  'utils.mjs': 'export const isRTL = () => false;',
};

/**
 * Gives React Aria the language of the site. By itself, it finds out the browser's language while it is evaluated, and the
 * direction of each language, for which V8 reads the data of all locales (docs/decisions/tools.md). The build ends with an
 * error if React Aria has these modules no longer.
 */
export function oneLanguage(): Plugin {
  const missing = new Set(Object.keys(modules));
  return {
    name: 'one-language',
    apply: (config, { command }) => command === 'build' && !config.build?.ssr,
    load: {
      filter: { id: /\/react-aria\/dist\/private\/i18n\/(?:useDefaultLocale|utils)\.mjs$/ },
      handler(id) {
        missing.delete(basename(id));
        return modules[basename(id)];
      },
    },
    buildEnd(error) {
      if (!error && missing.size > 0)
        this.error(
          `React Aria has no ${[...missing].join(' and ')} any more. Correct or remove tools/build/one-language.ts.`,
        );
    },
  };
}
