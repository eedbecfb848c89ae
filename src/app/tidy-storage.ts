import { matchPath } from 'react-router';
import { eraseAfterMissedLogout } from '#src/features/access/personal-data.ts';
import { removeOldGuestDrafts } from '#src/features/forms/draft-storage.ts';
import { draftsPrefix, localStore, tabKeys, tabStore } from '#src/lib/browser/stored-data.ts';
import { paths } from '#src/navigation/paths.ts';

/**
 * Removes data that the browser should no longer store: data of a member who logged out while this tab was closed, the
 * guests' drafts of earlier versions, a sign-up that was left for another address of the site, and drafts that are older
 * than a week. To be called before the site starts.
 * @param pathname the path of the page that is loaded
 */
export async function tidyStorage(pathname: string): Promise<void> {
  eraseAfterMissedLogout();
  removeOldGuestDrafts();
  if (!matchPath(paths.signup, pathname)) {
    for (const key of [tabKeys.signupStep, tabKeys.signupLastStep, tabKeys.signupDraft]) tabStore.remove(key);
  }
  if (!localStore.keys().some((key) => key.startsWith(draftsPrefix))) return;
  try {
    // Drafts belong to the code of forms, and few visitors have one. A plain import() is enough: no UI waits for the code.
    const { dropExpiredDrafts } = await import('#src/lib/forms/form-draft.ts');
    dropExpiredDrafts(localStore);
  } catch {
    // Without a network the next visit removes them.
  }
}
