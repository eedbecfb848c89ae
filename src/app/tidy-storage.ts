import { eraseAfterMissedLogout } from '#src/features/access/personal-data.ts';
import { removeOldGuestDrafts } from '#src/forms/draft-storage.ts';
import { draftsPrefix, localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { paths } from '#src/navigation/paths.ts';
import { routePatternOf } from '#src/navigation/route-pattern.ts';

/**
 * Removes data that the browser must not store any longer: data of a member who logged out while this tab was closed,
 * guests' drafts of earlier versions, a sign-up that was left for another screen, and drafts older than a week. Call it
 * before the site starts.
 * @param pathname the path of the loaded page
 */
export async function tidyStorage(pathname: string): Promise<void> {
  eraseAfterMissedLogout();
  removeOldGuestDrafts();
  if (routePatternOf(pathname) !== paths.signup) {
    for (const key of [tabKeys.signupStep, tabKeys.signupLastStep, tabKeys.signupDraft]) tabStore.remove(key);
  }
  if (!localStore.keys().some((key) => key.startsWith(draftsPrefix))) return;
  try {
    // Drafts belong to the code of forms, and few visitors have one. A plain import() is enough: no UI waits for the code.
    const { dropExpiredDrafts } = await import('#src/forms/form-draft.ts');
    dropExpiredDrafts(localStore);
  } catch {
    // If the code fails to load, the next visit removes the drafts.
  }
}
