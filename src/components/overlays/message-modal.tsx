import { LogIn } from 'lucide-react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Text } from 'react-aria-components/Text';
import { Button } from '#src/components/buttons/button.tsx';
import * as style from './message-modal.style.ts';
import type { ModalRequest } from './modal-store.ts';

const actionText = { login: '로그인 하러가기', twoBtn: '확인', register: '등록', confirm: '확인' } as const;

type MessageModalProps = { request: ModalRequest; organisation: string; onClose: () => void };

/**
 * The modal in its four types. A click outside and Escape close it, focus returns to where it was (WAI-ARIA APG,
 * alert dialog).
 */
export function MessageModal({ request, organisation, onClose }: MessageModalProps) {
  const { type, message, buttonText = actionText[type], onConfirm } = request;
  const confirm = () => {
    onClose();
    onConfirm?.();
  };
  const named = type === 'register' || type === 'confirm';
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => open || onClose()} className={style.overlay}>
      <Modal className={style.modal}>
        <Dialog role="alertdialog" className={style.dialog} aria-label={named ? undefined : organisation}>
          {named && (
            <Heading slot="title" className={style.title}>
              {organisation}
            </Heading>
          )}
          {type === 'login' && (
            <span className={style.picture}>
              <LogIn aria-hidden size={36} strokeWidth={1.5} />
            </span>
          )}
          <Text slot="description" elementType="p" className={style.message}>
            {message}
          </Text>
          <div className={style.actions}>
            {(type === 'twoBtn' || type === 'register') && (
              <Button variant="plain" onPress={onClose}>
                취소
              </Button>
            )}
            <Button variant="solid" onPress={confirm} autoFocus>
              {buttonText}
            </Button>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
