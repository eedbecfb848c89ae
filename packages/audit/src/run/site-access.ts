import {
  type APIResponse,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  request,
} from '@playwright/test';

/** How the site is opened. Its base has no credentials, so that no report shows them. */
export type SiteAccess = {
  /** The URL of the site, without a slash at its end. It may have a path. */
  base: string;
  /** The user and the password of a site that asks for them before its first page (RFC 7617). */
  credentials?: { username: string; password: string } | undefined;
  /** Whether a certificate is accepted that no authority has signed. */
  isInsecure?: boolean;
};

/** Splits the URL of a site from the credentials in it. @throws TypeError if it is no URL */
export function readBase(text: string): Pick<SiteAccess, 'base' | 'credentials'> {
  const url = new URL(text);
  const [username, password] = [url.username, url.password].map(decodeURIComponent);
  url.username = '';
  url.password = '';
  const base = (url.origin + url.pathname).replace(/\/+$/, '');
  return { base, credentials: username ? { username, password: password ?? '' } : undefined };
}

/** Returns the options of a browser context that opens the site. Other hosts do not get the credentials. */
export const accessOptions = ({ base, credentials, isInsecure = false }: SiteAccess) =>
  ({
    baseURL: base,
    ignoreHTTPSErrors: isInsecure,
    ...(credentials && { httpCredentials: { ...credentials, origin: new URL(base).origin } }),
  }) satisfies BrowserContextOptions;

/** Opens a browser context for a look at the site before its states are visited, in a wide window. Close it afterwards. */
export const openContext = (browser: Browser, site: SiteAccess): Promise<BrowserContext> =>
  browser.newContext({ ...accessOptions(site), locale: 'ko-KR', viewport: { width: 1440, height: 900 } });

/** The part of a response that is read after its connection has ended. */
type SiteResponse = { status: number; text: string };

const readResponse = async (response: APIResponse): Promise<SiteResponse> => ({
  status: response.status(),
  text: await response.text(),
});

/** Requests a file of the site, outside the browser. @param path begins with a slash @throws Error if nothing responds */
export async function requestSite(site: SiteAccess, path: string, timeoutMs: number): Promise<SiteResponse> {
  const context = await request.newContext(accessOptions(site));
  try {
    return await readResponse(await context.get(site.base + path, { timeout: timeoutMs }));
  } finally {
    await context.dispose();
  }
}
