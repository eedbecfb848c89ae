import type { Plugin } from 'vite';

/** The calls of React at the top level of React Router whose result the bundler may drop. They have no side effects. */
const componentCall = /(?<=^var \w+ = )(?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;

/** The names that React Router gives its components for the developer tools of React. */
const displayName = /^\w+\.displayName = .*;$/gm;

/**
 * Lets the bundler drop the components of React Router that the site does not use, such as forms and prefetching links.
 * Without the annotation, every component that React creates at the top level of a module counts as used.
 */
export const pureComponents = (): Plugin => ({
  name: 'pure-components',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) => ({ code: code.replace(displayName, '').replace(componentCall, '/* @__PURE__ */ '), map: null }),
  },
});
