import { LogIn, X } from 'lucide-react';
import { Text } from 'react-aria-components/Text';
import { Button } from '#src/components/buttons/button.tsx';
import { dialogActions } from '#src/styles/shared.ts';
import * as style from './dialog.style.ts';
import { Dialog } from './dialog.tsx';
import type { ModalRequest } from './modal-store.ts';

const actionText = { login: '로그인 하러가기', twoBtn: '확인', register: '등록', confirm: '확인' } as const;

type MessageModalProps = { request: ModalRequest; organisation: string; onClose: () => void };

/**
 * Renders the modal of one request.
 * @param organisation the title of the dialog; the types register and confirm show it
 */
export function MessageModal({ request, organisation, onClose }: MessageModalProps) {
  const { type, message, buttonText = actionText[type], isDestructive = false, onConfirm } = request;
  const closeAndConfirm = () => {
    onClose();
    onConfirm?.();
  };
  const isTitleHidden = type === 'login' || type === 'twoBtn';
  return (
    <Dialog variant="alert" title={organisation} isTitleHidden={isTitleHidden} onClose={onClose}>
      {type === 'login' && (
        <>
          <Button variant="icon" className={style.close} aria-label="닫기" onPress={onClose}>
            <X aria-hidden size={22} />
          </Button>
          <span className={style.picture}>
            <LogIn aria-hidden size={36} strokeWidth={1.5} />
          </span>
        </>
      )}
      <Text slot="description" elementType="p" className={style.message}>
        {message}
      </Text>
      <div className={dialogActions}>
        {(type === 'twoBtn' || type === 'register') && (
          <Button variant="plain" onPress={onClose}>
            취소
          </Button>
        )}
        <Button variant={isDestructive ? 'danger' : 'solid'} onPress={closeAndConfirm} autoFocus>
          {buttonText}
        </Button>
      </div>
    </Dialog>
  );
}
