import { useState } from 'react';
import { requestLog } from '#mocks/request-log/request-log.ts';
import { RequestRow } from './request-row.tsx';
import { useRequestEntries } from './use-request-log.ts';

/** Lists the last requests, newest first. */
export function RequestsTab() {
  const entries = useRequestEntries();
  const [onlyProblems, setOnlyProblems] = useState(false);
  const problems = entries.filter(({ problem }) => problem);
  const shown = onlyProblems ? problems : entries;
  return (
    <>
      <div className="bar">
        <label className="check">
          <input type="checkbox" checked={onlyProblems} onChange={(event) => setOnlyProblems(event.target.checked)} />
          계약 위반만
        </label>
        <span className="grow">
          {entries.length}건 중 위반 {problems.length}건
        </span>
        <button type="button" disabled={entries.length === 0} onClick={() => requestLog.set({ entries: [] })}>
          지우기
        </button>
      </div>
      {shown.length === 0 ? (
        <p className="empty">{onlyProblems ? '계약을 어긴 요청이 없습니다.' : '아직 보낸 요청이 없습니다.'}</p>
      ) : (
        <ol aria-label="마지막 요청">
          {shown.map((entry) => (
            <RequestRow key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </>
  );
}
