/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Who answers while developing: a real server, or Prism. Left out, the embedded mock. */
  readonly VITE_API?: 'server' | 'prism';
}
