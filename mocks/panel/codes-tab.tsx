import { useEffect, useState } from 'react';
import { requestLog } from '#mocks/request-log/request-log.ts';
import type { SentCode } from '#mocks/store/sent-codes.ts';
import type { MockState } from './context.ts';
import { seoulText } from './seoul-time.ts';

/** Lists the verification codes that the mock would have sent by email. */
export function CodesTab({ mockState }: { mockState: MockState }) {
  const [codes, setCodes] = useState<readonly SentCode[] | null>(null);
  useEffect(() => {
    // A mock that cannot be reached keeps the list as it is.
    const load = () => void mockState.sentCodes().then(setCodes, () => undefined);
    load();
    // Each code results from a request.
    return requestLog.subscribe(load);
  }, [mockState]);
  if (codes === null) return null;
  if (codes.length === 0) return <p className="empty">아직 보낸 인증 메일이 없습니다.</p>;
  return (
    <ol aria-label="보낸 인증번호">
      {codes.map(({ email, code, at }) => (
        <li key={`${email} ${at}`} className="persona">
          <span>
            <strong>{email}</strong> <span className="small">{seoulText(at)}</span>
          </span>
          <code className="code">{code}</code>
        </li>
      ))}
    </ol>
  );
}
