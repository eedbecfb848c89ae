import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { isWorldSize, type WorldSize, worldSizeNames, worldSizes } from '#mocks/seed/world-sizes.ts';
import { type MockState, usePanel } from './context.ts';

const sizeLabels: Record<WorldSize, string> = {
  small: '적게 (손으로 쓴 자료만)',
  ordinary: '보통 (게시판마다 몇 쪽)',
  large: `많게 (공지사항 ${worldSizes.large.notice.toLocaleString('ko')}건)`,
};

/** Resets the mock after a confirmation, to a world of the selected size. */
export function ResetSection({ mockState }: { mockState: MockState }) {
  const { endSession, reload } = usePanel();
  const [size, setSize] = useState(mockState.size);
  const [message, setMessage] = useState('');
  const resetMockState = () => {
    const question = '모의 서버의 모든 변경을 잊고 다시 불러올까요?\n글, 로그인, 시계가 처음으로 돌아갑니다.';
    if (!window.confirm(`${question}\n자료의 양: ${sizeLabels[size]}`)) return;
    const report = (error: unknown) =>
      setMessage(`초기화하지 못했습니다. ${error instanceof Error ? error.message : ''}`);
    // The reset invalidates the tokens of the session.
    void mockState.reset(size).then(endSession).then(reload, report);
  };
  return (
    <section aria-labelledby="reset-title">
      <h3 id="reset-title">초기화</h3>
      <label className="check">
        자료의 양
        <select
          aria-describedby="size-hint"
          value={size}
          onChange={({ target }) => isWorldSize(target.value) && setSize(target.value)}
        >
          {worldSizeNames.map((name) => (
            <option key={name} value={name}>
              {sizeLabels[name]}
            </option>
          ))}
        </select>
      </label>
      <p id="size-hint" className="small">
        지금은 {sizeLabels[mockState.size()]}입니다. 다른 양은 초기화하면 적용됩니다.
      </p>
      <button type="button" onClick={resetMockState}>
        <RotateCcw aria-hidden size={14} />
        모의 서버 초기화…
      </button>
      <output className="message">{message}</output>
    </section>
  );
}
