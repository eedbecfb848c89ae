import type { MockState } from './context.ts';
import { seoulText } from './seoul-time.ts';
import { useRequestEntries } from './use-request-log.ts';

/** Lists the verification codes that the mock would have sent by email. */
export function CodesTab({ mockState }: { mockState: MockState }) {
  // Each code results from a request, so subscribing to the requests updates the list.
  useRequestEntries();
  const codes = mockState.sentCodes();
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
