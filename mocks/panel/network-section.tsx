import { useState } from 'react';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { useRequestSettings } from './use-request-log.ts';

const latencyOptions = [0, 300, 1000, 3000];
const maxLatencyMs = 60_000;

function LatencyField({ latency }: { latency: number }) {
  const [isCustom, setIsCustom] = useState(!latencyOptions.includes(latency));
  const [text, setText] = useState(String(latency));
  const chooseLatency = (ms: number) => {
    setIsCustom(false);
    requestLog.set({ latency: ms });
  };
  const enterLatency = (value: string) => {
    setText(value);
    const ms = Number(value);
    if (Number.isFinite(ms) && ms >= 0) requestLog.set({ latency: Math.min(ms, maxLatencyMs) });
  };
  return (
    <fieldset className="buttons">
      <legend>지연</legend>
      {latencyOptions.map((ms) => (
        <label key={ms} className="check">
          <input type="radio" name="latency" checked={!isCustom && latency === ms} onChange={() => chooseLatency(ms)} />
          {ms === 0 ? '없음' : `${ms} ms`}
        </label>
      ))}
      <label className="check">
        <input
          type="radio"
          name="latency"
          checked={isCustom}
          onChange={() => {
            setIsCustom(true);
            setText(String(latency));
          }}
        />
        직접 입력
      </label>
      {isCustom && (
        <label className="check">
          <input
            type="number"
            aria-label="지연 시간 (ms)"
            min={0}
            max={maxLatencyMs}
            step={100}
            value={text}
            onChange={(event) => enterLatency(event.target.value)}
          />
          ms
        </label>
      )}
    </fieldset>
  );
}

/** Sets the simulated latency and the offline mode. */
export function NetworkSection() {
  const { latency, offline } = useRequestSettings();
  return (
    <section aria-labelledby="network-title">
      <h3 id="network-title">네트워크</h3>
      <LatencyField latency={latency} />
      <label className="check">
        <input
          type="checkbox"
          checked={offline}
          onChange={(event) => requestLog.set({ offline: event.target.checked })}
        />
        오프라인 (모든 요청이 연결 오류로 끝납니다)
      </label>
    </section>
  );
}
