import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from './button';
import { modal, overlay } from './message-modal.style';
import * as style from './titled-modal.style';

type TitledModalProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A modal of any content with a title and a button that closes it. A click outside and Escape close it too, and focus
 * returns to where it was (WAI-ARIA APG, dialog).
 */
export function TitledModal({ title, onClose, children }: TitledModalProps) {
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => open || onClose()} className={overlay}>
      <Modal className={modal}>
        <Dialog className={style.dialog}>
          <div className={style.head}>
            <Heading slot="title" className={style.title}>
              {title}
            </Heading>
            <Button look="icon" aria-label="닫기" onPress={onClose}>
              <X aria-hidden size={22} />
            </Button>
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
