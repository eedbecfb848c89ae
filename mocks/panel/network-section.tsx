import { requestSettings } from '#mocks/request-log/request-log.ts';
import { useStoredValue } from './use-request-log.ts';

const maxLatencyMs = 60_000;

/** Sets the simulated latency and the offline mode. */
export function NetworkSection() {
  const { latency, offline } = useStoredValue(requestSettings);
  return (
    <section aria-labelledby="network-title">
      <h3 id="network-title">네트워크</h3>
      <label className="check">
        지연 시간 (ms)
        <input
          type="number"
          min={0}
          max={maxLatencyMs}
          step={100}
          value={latency}
          onChange={({ target }) => requestSettings.set({ latency: Math.min(Number(target.value) || 0, maxLatencyMs) })}
        />
      </label>
      <label className="check">
        <input
          type="checkbox"
          checked={offline}
          onChange={(event) => requestSettings.set({ offline: event.target.checked })}
        />
        오프라인 (모든 요청이 연결 오류로 끝납니다)
      </label>
    </section>
  );
}
