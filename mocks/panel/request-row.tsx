import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { endTimeText } from './request-times.ts';

const problemTitles = { request: '요청이 계약과 다름', response: '응답이 계약과 다름' };

/** Shows as text and icon whether request and response match the contract. */
function ContractResult({ entry: { problem, status } }: { entry: RequestEntry }) {
  if (problem) {
    return (
      <div className="contract-result" data-tone="danger">
        <TriangleAlert aria-hidden size={16} />
        <div>
          <strong>{problemTitles[problem.side]}</strong>
          <p>
            <code>{problem.pointer || '/'}</code> {problem.reason}
          </p>
        </div>
      </div>
    );
  }
  const hasNoResponse = status === null;
  return (
    <p className="contract-result" data-tone={hasNoResponse ? undefined : 'good'}>
      {hasNoResponse ? <CircleSlash aria-hidden size={14} /> : <CircleCheck aria-hidden size={14} />}
      {hasNoResponse ? '응답 없음' : '계약 준수'}
    </p>
  );
}

/** Shows one request with its response. */
export function RequestRow({ entry }: { entry: RequestEntry }) {
  const { operation, method, url, status, ms, scenario, problem } = entry;
  return (
    <li className="request" data-problem={problem !== null}>
      <p className="line">
        <span className="status">{status ?? '연결 안 됨'}</span>
        <strong>{operation ? <code>{operation}</code> : '계약에 없는 주소'}</strong>
        <span className="small">{endTimeText(entry)}</span>
        <span className="small">{ms} ms</span>
      </p>
      <p className="small url">
        {method} {url}
      </p>
      {scenario && <p className="chip">시나리오 {scenario}</p>}
      <ContractResult entry={entry} />
    </li>
  );
}
