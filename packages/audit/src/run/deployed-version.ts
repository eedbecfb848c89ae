import { firstLineOfError } from './error-line.ts';

/** Returns the version of a deployed site; null if it names none. @throws Error with one line, if it does not answer */
export async function deployedVersion(base: string, timeoutMs: number): Promise<string | null> {
  const response = await fetch(`${base}/version.json`, { signal: AbortSignal.timeout(timeoutMs) }).catch(
    ({ message, cause }: Error) => {
      throw new Error(`${base} cannot be reached: ${cause ? firstLineOfError(cause) || message : message}.`);
    },
  );
  const text = await response.text();
  return response.ok && text.startsWith('{') ? text.trim() : null;
}
