import { matchPath } from 'react-router';
import { eraseOldGuestDrafts } from '../blocks/draft-storage';
import { eraseAfterMissedLogout } from '../blocks/personal-data';
import { draftsPrefix, localStore, tabKeys, tabStore } from '../lib/stored-data';
import { paths } from '../navigation/paths';

/**
 * Removes data that the browser should no longer store: data of a member who logged out while this tab was closed, the
 * guests' drafts of earlier versions, a sign-up that was left for another address of the site, and drafts that are older
 * than a week. To be called before the site starts.
 * @param pathname the path of the page that is loaded
 */
export async function tidyStorage(pathname: string): Promise<void> {
  eraseAfterMissedLogout();
  eraseOldGuestDrafts();
  if (!matchPath(paths.signup, pathname)) {
    for (const key of [tabKeys.signupStep, tabKeys.signupLastStep, tabKeys.signupDraft]) tabStore.remove(key);
  }
  if (!localStore.keys().some((key) => key.startsWith(draftsPrefix))) return;
  try {
    // The code of drafts comes with forms, and few visitors have any.
    const { dropExpiredDrafts } = await import('../lib/form-draft');
    dropExpiredDrafts(localStore);
  } catch {
    // Without a network the next visit removes them.
  }
}
