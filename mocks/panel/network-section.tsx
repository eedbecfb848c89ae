import { useState } from 'react';
import { tap } from '#mocks/tap/tap.ts';
import { useTapSettings } from './use-tap.ts';

const usual = [0, 300, 1000, 3000];
const longest = 60_000;

function Latency({ latency }: { latency: number }) {
  const [custom, setCustom] = useState(!usual.includes(latency));
  const [text, setText] = useState(String(latency));
  const choose = (ms: number) => {
    setCustom(false);
    tap.set({ latency: ms });
  };
  const type = (value: string) => {
    setText(value);
    const ms = Number(value);
    if (Number.isFinite(ms) && ms >= 0) tap.set({ latency: Math.min(ms, longest) });
  };
  return (
    <fieldset className="buttons">
      <legend>지연</legend>
      {usual.map((ms) => (
        <label key={ms} className="check">
          <input type="radio" name="latency" checked={!custom && latency === ms} onChange={() => choose(ms)} />
          {ms === 0 ? '없음' : `${ms} ms`}
        </label>
      ))}
      <label className="check">
        <input
          type="radio"
          name="latency"
          checked={custom}
          onChange={() => {
            setCustom(true);
            setText(String(latency));
          }}
        />
        직접 입력
      </label>
      {custom && (
        <label className="check">
          <input
            type="number"
            aria-label="지연 시간 (ms)"
            min={0}
            max={longest}
            step={100}
            value={text}
            onChange={(event) => type(event.target.value)}
          />
          ms
        </label>
      )}
    </fieldset>
  );
}

/** How slow the network is made, and whether there is one. */
export function NetworkSection() {
  const { latency, offline } = useTapSettings();
  return (
    <section aria-labelledby="network-title">
      <h3 id="network-title">네트워크</h3>
      <Latency latency={latency} />
      <label className="check">
        <input type="checkbox" checked={offline} onChange={(event) => tap.set({ offline: event.target.checked })} />
        오프라인 (모든 요청이 연결 오류로 끝납니다)
      </label>
    </section>
  );
}
