import { ChevronDown, X } from 'lucide-react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Button as AriaButton, Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { DisplayButton } from '#src/app/display/display-button.tsx';
import { CloseOnWideHeader } from '#src/app/header/close-on-wide-header.tsx';
import { Button } from '#src/components/buttons/button.tsx';
import { useSession } from '#src/features/access/use-session.ts';
import { AppLink } from '#src/navigation/app-link.tsx';
import { mainMenu, menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { hasEntries, MenuEntry, SectionEntry } from './menu-entry.tsx';
import * as style from './phone-menu-dialog.style.ts';

/** Renders the full-screen menu of a phone. Pressing a section expands it. */
export function PhoneMenuDialog({ onClose }: { onClose: () => void }) {
  const session = useSession();
  return (
    <ModalOverlay isOpen onOpenChange={(open) => open || onClose()} className={style.overlay}>
      <Modal>
        <Dialog className={style.dialog}>
          <CloseOnWideHeader onClose={onClose} />
          <div className={style.top}>
            <Heading slot="title" className={style.title}>
              전체 메뉴
            </Heading>
            <Button variant="icon" aria-label="메뉴 닫기" onPress={onClose}>
              <X aria-hidden size={24} />
            </Button>
          </div>
          <nav aria-label="전체 메뉴">
            {mainMenu.map((section) =>
              !hasEntries(section) ? (
                <SectionEntry key={section.mainMenu} section={section} className={style.section} onChoose={onClose} />
              ) : (
                <Disclosure key={section.mainMenu} className={style.disclosure}>
                  <AriaButton slot="trigger" className={style.section}>
                    {section.mainMenu}
                    <ChevronDown aria-hidden size={20} />
                  </AriaButton>
                  <DisclosurePanel>
                    <ul className={style.entries}>
                      {section.subMenu.map(({ title }) => (
                        <li key={title}>
                          <MenuEntry path={section.mainPath} title={title} className={style.entry} onChoose={onClose} />
                        </li>
                      ))}
                    </ul>
                  </DisclosurePanel>
                </Disclosure>
              ),
            )}
          </nav>
          <div className={style.actions}>
            {!session && (
              <AppLink target={{ to: paths.signup }} className={style.signup} onClick={onClose}>
                {menuTitle.signup}
              </AppLink>
            )}
            <DisplayButton place="menu" />
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
