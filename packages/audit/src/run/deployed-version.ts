import { firstLineOfError } from './error-line.ts';
import { requestSite, type SiteAccess } from './site-access.ts';

/** What a request outside the browser says before its reason. */
const requestName = /^apiRequestContext\.get: /;

/**
 * Returns the version of a deployed site; null if it names none.
 * @throws Error with one line, if it does not answer, or asks for credentials that are not given
 */
export async function deployedVersion(site: SiteAccess, timeoutMs: number): Promise<string | null> {
  const { status, text } = await requestSite(site, '/version.json', timeoutMs).catch((error: unknown) => {
    const reason = firstLineOfError(error).replace(requestName, '').replace(/\.$/, '');
    const advice = /certificate/.test(reason) ? ' --insecure accepts its certificate.' : '';
    throw new Error(`${site.base} cannot be reached: ${reason}.${advice}`);
  });
  if (status === 401)
    throw new Error(
      `${site.base} asks for a user and a password: ${site.credentials ? 'these are refused.' : 'give them in --base https://user:password@host.'}`,
    );
  return status === 200 && text.startsWith('{') ? text.trim() : null;
}
