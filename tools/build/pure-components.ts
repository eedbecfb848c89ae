import type { Plugin } from 'vite';

/** The calls of React at the top level of React Router whose result the bundler may drop. They have no side effects. */
const componentCall = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The names that React Router gives its components for the developer tools of React. */
const displayName = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the components of React Router that the site does not use, such as forms and prefetching links.
 * Without the annotation, every component that React creates at the top level of a module counts as used.
 * @throws Error at the end of a build without such a component, because a new React Router may have other code
 */
export const pureComponents = (): Plugin => {
  let hasMatched = false;
  return {
    name: 'pure-components',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/react-router\/dist\// },
      handler: (code) => {
        const pure = code.replace(componentCall, '/* @__PURE__ */ ');
        hasMatched ||= pure !== code;
        return { code: pure.replace(displayName, ''), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !hasMatched) throw new Error('React Router has no component that pure-components.ts knows.');
    },
  };
};
