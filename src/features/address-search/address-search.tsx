import { X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Dialog, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { Button } from '#src/components/buttons/button.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { overlay } from '#src/components/overlays/message-modal.style.ts';
import * as style from './address-search.style.ts';
import { frameOf, readFrameMessage } from './address-search-frame.ts';

/** An address that was found. */
export type FoundAddress = { zonecode: string; address: string };

type AddressSearchProps = {
  onFound: (found: FoundAddress) => void;
  /** The member would rather type, as the service is not there. */
  onByHand: () => void;
  onClose: () => void;
};

/** How long the service may take to show itself, in ms. */
const patience = 10_000;

/** What is said where the service can't be used. */
export const serviceUnavailable = '우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';

/**
 * The search for a postal code and its address, by a service in a frame of its own. Where it fails it can be tried
 * again, and the address be typed.
 */
export function AddressSearch({ onFound, onByHand, onClose }: AddressSearchProps) {
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const frame = useRef<HTMLIFrameElement>(null);
  const latest = useRef({ onFound, onClose });
  latest.current = { onFound, onClose };

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readFrameMessage(event, frame.current?.contentWindow ?? null);
      if (message?.event === 'found') latest.current.onFound({ zonecode: message.zonecode, address: message.address });
      else if (message?.event === 'closed') latest.current.onClose();
      else if (message) setPhase(message.event);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt waits anew
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), patience);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  const retry = () => {
    setAttempt(attempt + 1);
    setPhase('loading');
  };
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => open || onClose()} className={overlay}>
      <Modal className={style.modal}>
        <Dialog className={style.dialog}>
          <div className={style.bar}>
            <Heading slot="title" className={style.title}>
              주소찾기
            </Heading>
            <Button variant="icon" aria-label="닫기" onPress={onClose}>
              <X aria-hidden size={20} />
            </Button>
          </div>
          <div className={style.place}>
            {phase === 'loading' && (
              <div className={style.waiting}>
                <Spinner label="우편번호 서비스를 불러오는 중" />
              </div>
            )}
            <div role="alert" className={style.said}>
              {phase === 'failed' && (
                <div className={style.failed}>
                  <p>{serviceUnavailable}</p>
                  <p>주소를 직접 입력하실 수도 있습니다.</p>
                  <div className={style.actions}>
                    <Button onPress={retry}>다시 시도</Button>
                    <Button variant="solid" onPress={onByHand}>
                      직접 입력
                    </Button>
                  </div>
                </div>
              )}
            </div>
            {phase !== 'failed' && (
              <iframe
                key={attempt}
                ref={frame}
                title="우편번호 검색"
                className={style.frame}
                referrerPolicy="no-referrer"
                {...frameOf(window.location.origin)}
              />
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
