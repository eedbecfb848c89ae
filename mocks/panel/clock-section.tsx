import { useEffect, useState } from 'react';
import type { MockState } from './context.ts';
import { parseSeoulField, seoulField, seoulText } from './seoul-time.ts';

const dayMs = 24 * 3_600_000;

const presets = [
  { label: '초록 접수 중', at: '2025-10-20T10:00' },
  { label: '사전등록 중', at: '2025-11-05T10:00' },
  { label: '기간 이후', at: '2025-11-20T10:00' },
];

/** Shows the mock time and updates it each second. */
function CurrentTime({ mockState }: { mockState: MockState }) {
  const [, setTicks] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => ticks + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  const now = mockState.now();
  return (
    <p className="time">
      <time dateTime={new Date(now).toISOString()}>{seoulText(now)}</time>
    </p>
  );
}

/** Shows the clock that mock and page share, with controls to set it. */
export function ClockSection({ mockState }: { mockState: MockState }) {
  const [field, setField] = useState(() => seoulField(mockState.now()));
  const [message, setMessage] = useState('');
  const moveClock = (moment: number | null) => {
    if (moment === null) return setMessage('날짜와 시각을 모두 입력해 주세요.');
    const moved = () => {
      setField(seoulField(moment));
      setMessage(`시계를 옮겼습니다: ${seoulText(moment)}`);
    };
    const failed = () => setMessage('시계를 옮기지 못했습니다. 개발 서버가 실행 중인지 확인해 주세요.');
    void mockState.setTime(moment).then(moved, failed);
  };
  return (
    <section aria-labelledby="clock-title">
      <h3 id="clock-title">시계 (서울)</h3>
      <CurrentTime mockState={mockState} />
      <div className="buttons">
        {presets.map(({ label, at }) => (
          <button key={at} type="button" onClick={() => moveClock(parseSeoulField(at))}>
            {label} <span className="small">{at.slice(0, 10)}</span>
          </button>
        ))}
        <button type="button" onClick={() => moveClock(mockState.now() - dayMs)}>
          하루 전으로
        </button>
        <button type="button" onClick={() => moveClock(mockState.now() + dayMs)}>
          하루 뒤로
        </button>
        <button type="button" onClick={() => moveClock(Date.now())}>
          실제 지금
        </button>
      </div>
      <form
        className="buttons"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          moveClock(parseSeoulField(field));
        }}
      >
        <input
          type="datetime-local"
          aria-label="옮길 시각 (서울)"
          value={field}
          onChange={(event) => setField(event.target.value)}
        />
        <button type="submit">이 시각으로</button>
      </form>
      <output className="message">{message}</output>
      <p className="small">
        이미 그려진 화면은 새로 고치면 옮긴 시각을 씁니다. 멀리 옮기면 로그인이 만료될 수 있습니다.
      </p>
    </section>
  );
}
