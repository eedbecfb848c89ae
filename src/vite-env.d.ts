/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** 'server': the site is on a real server or Prism, the embedded mock stays away. */
  readonly VITE_API?: 'server';
}
