import { messages } from '#src/api/errors.ts';
import type { SessionEndReason } from '#src/api/session.ts';
import { accessTo } from '#src/navigation/access.ts';
import { readLocation } from '#src/navigation/screen-location.ts';

/**
 * The screen of the visitor when a session ends.
 * - `memberScreen`: on a path whose screens are all for members, except its public documents.
 * - `login`: at the login.
 * - `otherScreen`: on any other screen, also one that has sub-screens for members.
 */
export type ScreenKind = 'memberScreen' | 'login' | 'otherScreen';

/** Whether an open form has unsaved text of the member whose session ends. */
type UnsavedText = 'text' | 'nothing';

/** What the site does when a session ends. `useSessionEnd` does it. */
export type SessionEndEffect =
  /** Shows a message, which stays on the next screen. */
  | { message: string }
  /** Empties all forms. */
  | 'discardText'
  /** Empties all forms. Unsaved text of the member stays in the memory of this tab. */
  | 'keepTextInMemory'
  /** Erases what the browser stores of the member for the site and for this tab. */
  | 'erasePersonalData'
  /** Removes personal data from the state of the current history entry. */
  | 'cleanEntry'
  /** Opens the home page. */
  | 'openHome'
  /** Opens the home page in place of the current history entry. */
  | 'replaceByHome'
  /** Opens the login, which returns to the current screen. */
  | 'openLogin'
  /** Opens the login in place of the current history entry. The login returns to the current screen. */
  | 'replaceByLogin'
  /** Opens the modal that explains the logout in another tab and leads to the login. The next login closes it. */
  | 'offerLogin';

type Effects = readonly SessionEndEffect[];
type ByText = Readonly<Record<UnsavedText, Effects>>;
type ByScreen = Readonly<Record<ScreenKind, ByText>>;

const withAndWithoutText = (effects: Effects): ByText => ({ text: effects, nothing: effects });

const onEveryScreen = (effects: Effects): ByScreen => {
  const byText = withAndWithoutText(effects);
  return { memberScreen: byText, login: byText, otherScreen: byText };
};

/** What the site does after the API has ended the session. Text in forms stays: it is stored as a draft of the member. */
const showAndOpenLogin = (message: string): ByScreen => ({
  ...onEveryScreen([{ message }, 'openLogin']),
  login: withAndWithoutText([{ message }]),
});

/** What the site does on a screen that a guest may read, after the member has logged out in another tab. */
const afterLogoutElsewhere: ByText = {
  text: ['keepTextInMemory', 'erasePersonalData', 'cleanEntry', 'offerLogin'],
  nothing: ['keepTextInMemory', 'erasePersonalData', 'cleanEntry'],
};

/**
 * What the site does at the end of a session, in this order: by the reason, the screen of the visitor, and unsaved text.
 * Whatever the reason, cached responses of the member are removed as well. A test draws docs/session-end.md from this
 * table.
 */
export const sessionEndTable: Readonly<Record<SessionEndReason, ByScreen>> = {
  expired: showAndOpenLogin(messages.expired),
  rejected: showAndOpenLogin(messages.rejected),
  refreshFailed: onEveryScreen([{ message: messages.refreshFailed }, 'openHome']),
  // The logout itself has opened the home page.
  loggedOut: onEveryScreen(['discardText', 'erasePersonalData']),
  loggedOutElsewhere: {
    memberScreen: {
      text: ['keepTextInMemory', 'erasePersonalData', 'replaceByLogin', 'offerLogin'],
      nothing: ['keepTextInMemory', 'erasePersonalData', 'replaceByHome'],
    },
    login: afterLogoutElsewhere,
    otherScreen: afterLogoutElsewhere,
  },
  // The tab in which the session ended shows the message.
  elsewhere: { ...onEveryScreen([]), memberScreen: withAndWithoutText(['replaceByHome']) },
};

/** Returns the column of the table for a location. */
export function screenKindOf(location: Parameters<typeof readLocation>[0]): ScreenKind {
  const shown = readLocation(location);
  if (shown.screen === 'login') return 'login';
  const access = accessTo(shown);
  // The other screens for members show a guest a text instead.
  return access?.only === 'member' && access.text === null ? 'memberScreen' : 'otherScreen';
}
