/// <reference types="vite/client" />

/** A variable that is not listed below is a type error. */
interface ViteTypeOptions {
  strictImportMetaEnv: unknown;
}

/** The variables of the site. tools/environment describes and validates them. */
interface ImportMetaEnv {
  readonly VITE_API_BASE?: string;
  readonly VITE_CLIENT_SECRET?: string;
  readonly VITE_PAYMENT_ORIGINS?: string;
  readonly VITE_SHARE_BLOG?: string;
  readonly VITE_SHARE_COMMUNITY?: string;
  readonly VITE_SHARE_MICROBLOG?: string;
  readonly VITE_SHARE_SOCIAL?: string;
  readonly VITE_EMBED_ORIGIN?: string;
  readonly VITE_REPORT_ADDRESS?: string;
  /** Set by the start commands: the server that responds during development; the embedded mock by default. */
  readonly VITE_API?: 'server' | 'prism';
  /** Set by the build if a map service is configured. */
  readonly VITE_MAP?: 'service' | '';
  /** Set by the build: `none` if the society wants no search for postal codes. */
  readonly VITE_POSTCODE?: 'none' | '';
}

/** The Korean names of the countries, in alphabetical order (tools/build/country-names.ts). */
declare module 'virtual:country-names' {
  const countryNames: readonly string[];
  export default countryNames;
}
