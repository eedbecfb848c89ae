import { X } from 'lucide-react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { CloseOnWideHeader } from '#src/app/header/close-on-wide-header.tsx';
import { Button } from '#src/components/buttons/button.tsx';
import { useLogOut } from '#src/features/access/use-log-out.ts';
import { myPageMenu } from '#src/navigation/menus.ts';
import { MenuEntry } from './menu-entry.tsx';
import * as style from './my-page-drawer.style.ts';

/** Renders the member's drawer on a phone: name, entries of My Page and logout. */
export function MyPageDrawer({ name, onClose }: { name: string | undefined; onClose: () => void }) {
  const { logOut, isPending } = useLogOut();
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => open || onClose()} className={style.overlay}>
      <Modal className={style.drawer}>
        <Dialog className={style.dialog}>
          <CloseOnWideHeader onClose={onClose} />
          <div className={style.top}>
            <Heading slot="title" className={style.name}>
              {name ?? '회원'} 님
            </Heading>
            <Button variant="icon" aria-label="닫기" onPress={onClose}>
              <X aria-hidden size={24} />
            </Button>
          </div>
          <nav aria-label={myPageMenu.mainMenu}>
            <ul className={style.entries}>
              {myPageMenu.subMenu.map(({ title }) => (
                <li key={title}>
                  <MenuEntry path={myPageMenu.mainPath} title={title} className={style.entry} onChoose={onClose} />
                </li>
              ))}
            </ul>
          </nav>
          <Button
            variant="plain"
            isPending={isPending}
            onPress={() => {
              logOut();
              onClose();
            }}
          >
            로그아웃
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
