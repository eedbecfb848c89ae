import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#src/components/buttons/button.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { Dialog } from '#src/components/overlays/dialog.tsx';
import * as style from './address-search.style.ts';
import { addressLabel, parseFrameMessage, postcodeFrameProps } from './address-search-frame.ts';

/** The address that the visitor selected in the search. */
export type FoundAddress = { zonecode: string; address: string };

type AddressSearchProps = {
  onFound: (found: FoundAddress) => void;
  /** Called when the member chooses to type the address because the service is not available, or does not respond. */
  onManualEntry: () => void;
  onClose: () => void;
};

/** The time limit for loading the service, in ms. */
const loadTimeoutMs = 10_000;

/** The message if the service is not available. */
export const serviceUnavailableText = '우편번호 서비스를 이용할 수 없습니다. 잠시 후 다시 시도해 주세요.';

/**
 * Renders the address search, an external service in a sandboxed iframe. The first document of the frame loads the service,
 * or names the page of the service that replaces it. If the service fails, the member can retry. The member can always type
 * the address: a service that has started may still show nothing, or hand over no address.
 */
export function AddressSearch({ onFound, onManualEntry, onClose }: AddressSearchProps) {
  const [attempt, setAttempt] = useState(0);
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [page, setPage] = useState<string | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);

  const handleMessage = useEffectEvent((event: MessageEvent) => {
    const message = parseFrameMessage(event, frame.current?.contentWindow ?? null, page);
    if (message?.event === 'found') onFound({ zonecode: message.zonecode, address: addressLabel(message) });
    else if (message?.event === 'closed') onClose();
    else if (message?.event === 'page') setPage(message.url);
    else if (message) setPhase(message.event);
  });
  useEffect(() => {
    window.addEventListener('message', handleMessage);
    return () => window.removeEventListener('message', handleMessage);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt restarts the timeout
  useEffect(() => {
    if (phase !== 'loading') return;
    const timer = setTimeout(() => setPhase('failed'), loadTimeoutMs);
    return () => clearTimeout(timer);
  }, [phase, attempt]);

  const retryLoading = () => {
    setAttempt(attempt + 1);
    setPage(null);
    setPhase('loading');
  };
  return (
    <Dialog variant="frame" title="주소찾기" onClose={onClose}>
      <div className={style.frameArea}>
        {phase === 'loading' && (
          <div className={style.loading}>
            <Spinner label="우편번호 서비스를 불러오는 중" />
          </div>
        )}
        <div role="alert">
          {phase === 'failed' && (
            <div className={style.failure}>
              <p>{serviceUnavailableText}</p>
              <Button onPress={retryLoading}>다시 시도</Button>
            </div>
          )}
        </div>
        {phase !== 'failed' && (
          <iframe
            key={page ?? attempt}
            ref={frame}
            title="우편번호 검색"
            className={style.frame}
            referrerPolicy="no-referrer"
            onLoad={() => page && setPhase('ready')}
            {...postcodeFrameProps(window.location.origin, page)}
          />
        )}
      </div>
      <div className={style.manualEntry}>
        <p>
          {phase === 'failed'
            ? '주소를 직접 입력하실 수도 있습니다.'
            : '검색 화면이 비어 있거나 고른 주소가 입력되지 않으면 직접 입력해 주세요.'}
        </p>
        <Button variant={phase === 'failed' ? 'solid' : 'plain'} onPress={onManualEntry}>
          직접 입력
        </Button>
      </div>
    </Dialog>
  );
}
