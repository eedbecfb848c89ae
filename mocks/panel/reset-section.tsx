import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type MockState, usePanel } from './context.ts';

function ConfirmReset({ onConfirm, onCancel }: { onConfirm: () => void; onCancel: () => void }) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  return (
    <fieldset className="confirmation">
      <legend>모의 서버의 모든 변경을 잊고 다시 불러올까요?</legend>
      <p className="small">글, 로그인, 시계가 처음으로 돌아갑니다. 시나리오와 네트워크 설정은 그대로입니다.</p>
      <div className="buttons">
        <button ref={cancelButton} type="button" onClick={onCancel}>
          취소
        </button>
        <button type="button" data-tone="danger" onClick={onConfirm}>
          모두 잊기
        </button>
      </div>
    </fieldset>
  );
}

/** Resets the mock after a confirmation. */
export function ResetSection({ mockState }: { mockState: MockState }) {
  const { endSession, reload } = usePanel();
  const [isConfirming, setIsConfirming] = useState(false);
  const [message, setMessage] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);

  useEffect(() => {
    if (wasConfirming.current && !isConfirming) resetButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const resetMockState = async () => {
    try {
      await mockState.reset();
    } catch (error) {
      setIsConfirming(false);
      setMessage(`초기화하지 못했습니다. ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    // The reset has invalidated the tokens of the session.
    endSession();
    reload();
  };

  return (
    <section aria-labelledby="reset-title">
      <h3 id="reset-title">초기화</h3>
      {isConfirming ? (
        <ConfirmReset onConfirm={() => void resetMockState()} onCancel={() => setIsConfirming(false)} />
      ) : (
        <button ref={resetButton} type="button" onClick={() => setIsConfirming(true)}>
          <RotateCcw aria-hidden size={14} />
          모의 서버 초기화…
        </button>
      )}
      <output className="message">{message}</output>
    </section>
  );
}
