import { ChevronDown, Menu, X } from 'lucide-react';
import { DisplayButton } from '#src/app/display/display-button.tsx';
import { phoneOnly } from '#src/app/header/member-entry.style.ts';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { useHydratedSession } from '#src/features/access/use-session.ts';
import { closeOpenDialog } from '#src/lib/browser/dialog-commands.ts';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import { mainMenu, screenIdsOf } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { hasEntries, MenuEntry, SectionEntry } from './menu-entry.tsx';
import * as style from './phone-menu.style.ts';

const button = `${base} ${variants.icon}`;

/** The invoker commands of the HTML Standard, which the types of React lack: see src/lib/browser/dialog-commands.ts. */
const opens = { command: 'show-modal', commandfor: 'full-menu' };
const closes = { command: 'close', commandfor: 'full-menu' };

/**
 * Renders the menu button of windows of 1180 px or less, and the full-screen menu that it opens. The menu is a `dialog`
 * element with `details`, so that a prerendered page can open it before its scripts have arrived.
 */
export function PhoneMenu() {
  return (
    <>
      <button
        type="button"
        className={`${button} ${phoneOnly}`}
        aria-label="전체 메뉴"
        aria-haspopup="dialog"
        {...opens}
      >
        <Menu aria-hidden />
      </button>
      <dialog
        id="full-menu"
        aria-label="전체 메뉴"
        className={style.menu}
        onClose={() => requestAnimationFrame(focusMainHeadingIfLost)}
      >
        <div className={style.header}>
          <h2>전체 메뉴</h2>
          <button type="button" className={button} aria-label="메뉴 닫기" {...closes}>
            <X aria-hidden />
          </button>
        </div>
        <nav aria-label="전체 메뉴">
          {mainMenu.map((section) =>
            !hasEntries(section) ? (
              <SectionEntry
                key={section.mainMenu}
                section={section}
                className={style.section}
                onChoose={closeOpenDialog}
              />
            ) : (
              <details key={section.mainMenu} className={style.disclosure}>
                <summary className={style.section}>
                  {section.mainMenu}
                  <ChevronDown aria-hidden size={20} />
                </summary>
                <ul className={style.entries}>
                  {screenIdsOf(section).map((screen) => (
                    <li key={screen}>
                      <MenuEntry screen={screen} className={style.entry} onChoose={closeOpenDialog} />
                    </li>
                  ))}
                </ul>
              </details>
            ),
          )}
        </nav>
        <div className={style.actions}>
          <SignupLink />
          <DisplayButton place="menu" onPress={closeOpenDialog} />
        </div>
      </dialog>
    </>
  );
}

/** A separate component, because the hydration and a login must not render the whole menu again. */
function SignupLink() {
  const session = useHydratedSession();
  if (session) return null;
  return (
    <AppLink
      target={{ to: paths.signup }}
      className={style.signup}
      data-shown-to={session === undefined ? 'guest' : undefined}
      onClick={closeOpenDialog}
    >
      {screens.signup.title}
    </AppLink>
  );
}
