import { RotateCcw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { usePanel, type World } from './context.ts';

function Question({ onYes, onNo }: { onYes: () => void; onNo: () => void }) {
  const no = useRef<HTMLButtonElement>(null);
  useEffect(() => no.current?.focus(), []);
  return (
    <fieldset className="question">
      <legend>모의 서버의 모든 변경을 잊고 다시 불러올까요?</legend>
      <p className="small">글, 로그인, 시계가 처음으로 돌아갑니다. 시나리오와 네트워크 설정은 그대로입니다.</p>
      <div className="buttons">
        <button ref={no} type="button" onClick={onNo}>
          취소
        </button>
        <button type="button" data-tone="danger" onClick={onYes}>
          모두 잊기
        </button>
      </div>
    </fieldset>
  );
}

/** Sets the mock back to its beginning, once one has said yes. */
export function ResetSection({ world }: { world: World }) {
  const { endSession, reload } = usePanel();
  const [asking, setAsking] = useState(false);
  const [said, setSaid] = useState('');
  const ask = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);

  useEffect(() => {
    if (wasAsking.current && !asking) ask.current?.focus();
    wasAsking.current = asking;
  }, [asking]);

  const reset = async () => {
    try {
      await world.reset();
    } catch (error) {
      setAsking(false);
      setSaid(`초기화하지 못했습니다. ${error instanceof Error ? error.message : String(error)}`);
      return;
    }
    // Its tokens are among what was forgotten.
    endSession();
    reload();
  };

  return (
    <section aria-labelledby="reset-title">
      <h3 id="reset-title">초기화</h3>
      {asking ? (
        <Question onYes={() => void reset()} onNo={() => setAsking(false)} />
      ) : (
        <button ref={ask} type="button" onClick={() => setAsking(true)}>
          <RotateCcw aria-hidden size={14} />
          모의 서버 초기화…
        </button>
      )}
      <output className="said">{said}</output>
    </section>
  );
}
