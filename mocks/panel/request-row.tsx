import { CircleCheck, CircleSlash, TriangleAlert } from 'lucide-react';
import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { sourceNames } from './connection-tab.tsx';

const twoDigits = { hour: '2-digit', minute: '2-digit', second: '2-digit' } as const;
const timeFormat = new Intl.DateTimeFormat('ko-KR', { ...twoDigits, hourCycle: 'h23' });

/** Explains the note of the development server about a response. */
function noteText(note: string): string {
  if (note === 'guest') return '모의 서버의 로그인이라서 백엔드에는 비회원으로 보냈습니다.';
  if (note === 'unknownToken')
    return '백엔드는 모의 서버의 토큰을 모릅니다. login을 백엔드로, 또는 이 작업을 모의 서버로 바꿔 주세요.';
  if (note === 'unreachable') return '백엔드에 닿지 못했습니다. 터미널에 이유가 있습니다.';
  return `자료가 다른 쪽에 있어 서로 보이지 않습니다: ${note.replace('split=', '').replaceAll(',', ', ')}`;
}

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
  const { operation, method, url, status, ms, at, scenario, problem, source, note } = entry;
  return (
    <li className="request" data-problem={problem !== null}>
      <p className="line">
        {status !== null && <span className="status">{status}</span>}
        <strong>{operation ? <code>{operation}</code> : '계약에 없는 주소'}</strong>
        <span className="small">{timeFormat.format(at)}</span>
        {ms !== null && <span className="small">{ms} ms</span>}
      </p>
      <p className="small">
        {method} {url}
      </p>
      {source && <p className="chip">{sourceNames[source]}</p>}
      {note && <p className="small">{noteText(note)}</p>}
      {scenario && <p className="chip">시나리오 {scenario}</p>}
      <ContractResult entry={entry} />
    </li>
  );
}
