import type { Browser, Page } from '@playwright/test';
import { type RecordName, records } from '#audit/screens/records.ts';
import { StateNotThereError } from './absence.ts';
import { firstLineOfError } from './error-line.ts';
import { watchMissingOperations } from './missing-operations.ts';
import { openContext } from './site-access.ts';
import type { AuditedSite } from './tools.ts';

/** The values that were found on a site, by the base URL and their name. */
const found = new Map<string, Promise<string>>();

/** Opens the list of a record in a page of its own, and reads the value. */
async function readRecord(browser: Browser, site: AuditedSite, name: RecordName): Promise<string> {
  const context = await openContext(browser, site);
  try {
    const page = await context.newPage();
    const unbuilt = watchMissingOperations(page);
    const { list, read, missing } = records[name];
    await page.goto(site.base + list, { timeout: site.timeoutMs });
    const value = await read(page, site.timeoutMs).catch((error: unknown) => {
      throw !site.hasMock && unbuilt.length > 0 ? new StateNotThereError('no-data', unbuilt.join(', ')) : error;
    });
    if (value === null) throw new StateNotThereError('no-data', missing);
    return value;
  } finally {
    await context.close();
  }
}

/**
 * Returns a path whose records, such as `{notice}`, are replaced by those that the site has.
 * @param page a page of the browser
 * @throws StateNotThereError if the list has no such record
 */
export async function resolvePath(page: Page, site: AuditedSite, path: string): Promise<string> {
  const browser = page.context().browser();
  let resolved = path;
  for (const name of Object.keys(records).filter((one): one is RecordName => one in records)) {
    if (!browser || !resolved.includes(`{${name}}`)) continue;
    const key = `${site.base} ${name}`;
    const value = found.get(key) ?? readRecord(browser, site, name);
    found.set(key, value);
    // A list that did not load is read again by the next state.
    value.catch((error: unknown) => {
      if (!(error instanceof StateNotThereError)) found.delete(key);
    });
    const text = await value.catch((error: unknown) => {
      throw error instanceof StateNotThereError ? error : new Error(`목록을 읽을 수 없다: ${firstLineOfError(error)}`);
    });
    resolved = resolved.replaceAll(`{${name}}`, text);
  }
  return resolved;
}
