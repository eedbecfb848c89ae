import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#src/components/buttons/button.tsx';
import { focusMainHeadingIfLost } from '#src/lib/browser/focus-heading.ts';
import * as frame from './message-modal.style.ts';
import * as style from './titled-modal.style.ts';

type TitledModalProps = {
  title: string;
  onClose: () => void;
  /** Which step of a chain is shown: another one takes the focus, as a dialog of its own would. */
  step?: string;
  /** While something is under way it can't be closed but by its own buttons. */
  isLocked?: boolean;
  children: ReactNode;
};

/**
 * A modal with a title, a close button and whatever it is about. A click outside and Escape close it, focus returns to
 * where it was (WAI-ARIA APG, dialog).
 */
export function TitledModal({ title, onClose, step = '', isLocked = false, children }: TitledModalProps) {
  useEffect(() => () => void requestAnimationFrame(focusMainHeadingIfLost), []);
  return (
    <ModalOverlay
      isOpen
      isDismissable={!isLocked}
      isKeyboardDismissDisabled={isLocked}
      onOpenChange={(open) => open || onClose()}
      className={frame.overlay}
    >
      <Modal className={frame.modal}>
        <Dialog key={step} className={style.dialog}>
          <div className={style.top}>
            <Heading slot="title" className={style.title}>
              {title}
            </Heading>
            {!isLocked && (
              <Button variant="icon" aria-label="닫기" onPress={onClose}>
                <X aria-hidden size={22} />
              </Button>
            )}
          </div>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
