/// <reference types="vite/client" />

interface ImportMetaEnv {
  /** Who answers while developing: a real server, or Prism. Left out, the embedded mock. */
  readonly VITE_API?: 'server' | 'prism';
  /** The origin of a host of their own for the documents under /embed/. Left out, the site's. */
  readonly VITE_EMBED_ORIGIN?: string;
  /** Set by the build where a map service is configured. */
  readonly VITE_MAP?: 'service';
}
