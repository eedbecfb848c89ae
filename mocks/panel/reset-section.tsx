import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { isWorldSize, type WorldSize, worldSizeNames, worldSizes } from '#mocks/seed/world-sizes.ts';
import { type MockState, usePanel } from './context.ts';

const sizeLabels: Record<WorldSize, string> = {
  small: '적게 (손으로 쓴 자료만)',
  ordinary: '보통 (게시판마다 몇 쪽)',
  large: `많게 (공지사항 ${worldSizes.large.notice.toLocaleString('ko')}건)`,
};

type ConfirmResetProps = { size: WorldSize; onConfirm: () => void; onCancel: () => void };

function ConfirmReset({ size, onConfirm, onCancel }: ConfirmResetProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  useEffect(() => cancelButton.current?.focus(), []);
  return (
    <fieldset className="confirmation">
      <legend>모의 서버의 모든 변경을 잊고 다시 불러올까요?</legend>
      <p className="small">
        글, 로그인, 시계가 처음으로 돌아갑니다. 시나리오와 네트워크 설정은 그대로입니다. 자료의 양: {sizeLabels[size]}
      </p>
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

type SizeFieldProps = { size: WorldSize; onChange: (size: WorldSize) => void };

/** Selects the size of the world that the next reset starts. */
function SizeField({ size, onChange }: SizeFieldProps) {
  return (
    <label className="check">
      자료의 양
      <select
        aria-describedby="size-hint"
        value={size}
        onChange={({ target }) => isWorldSize(target.value) && onChange(target.value)}
      >
        {worldSizeNames.map((name) => (
          <option key={name} value={name}>
            {sizeLabels[name]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Resets the mock after a confirmation, to a world of the selected size. */
export function ResetSection({ mockState }: { mockState: MockState }) {
  const { endSession, reload } = usePanel();
  const [isConfirming, setIsConfirming] = useState(false);
  const [size, setSize] = useState(mockState.size);
  const [message, setMessage] = useState('');
  const resetButton = useRef<HTMLButtonElement>(null);
  const wasConfirming = useRef(false);

  useEffect(() => {
    if (wasConfirming.current && !isConfirming) resetButton.current?.focus();
    wasConfirming.current = isConfirming;
  }, [isConfirming]);

  const resetMockState = async () => {
    try {
      await mockState.reset(size);
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
        <ConfirmReset size={size} onConfirm={() => void resetMockState()} onCancel={() => setIsConfirming(false)} />
      ) : (
        <>
          <SizeField size={size} onChange={setSize} />
          <p id="size-hint" className="small">
            지금은 {sizeLabels[mockState.size()]}입니다. 다른 양은 초기화하면 적용됩니다.
          </p>
          <button ref={resetButton} type="button" onClick={() => setIsConfirming(true)}>
            <RotateCcw aria-hidden size={14} />
            모의 서버 초기화…
          </button>
        </>
      )}
      <output className="message">{message}</output>
    </section>
  );
}
