import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { MockState } from './context.ts';
import { seoulText } from './seoul-time.ts';
import { useRequestEntries } from './use-request-log.ts';

/** Lists the verification codes that the mock would have sent by email. */
export function CodesTab({ mockState }: { mockState: MockState }) {
  // Each code results from a request, so subscribing to the requests updates the list.
  useRequestEntries();
  const [message, setMessage] = useState('');
  const codes = mockState.sentCodes();
  const copyCode = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => setMessage(`인증번호(${code})를 복사했습니다.`),
      () => setMessage('복사하지 못했습니다. 직접 선택해 복사해 주세요.'),
    );
  if (codes.length === 0) return <p className="empty">아직 보낸 인증 메일이 없습니다.</p>;
  return (
    <>
      <output className="message">{message || '모의 서버가 메일로 보낸 셈 친 인증번호입니다.'}</output>
      <ol aria-label="보낸 인증번호">
        {codes.map(({ email, code, at }) => (
          <li key={`${email} ${at}`} className="persona">
            <span>
              <strong>{email}</strong> <span className="small">{seoulText(at)}</span>
            </span>
            <code className="code">{code}</code>
            <button type="button" aria-label={`${code} 복사`} onClick={() => void copyCode(code)}>
              <Copy aria-hidden size={14} />
              복사
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
