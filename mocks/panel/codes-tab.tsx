import { Copy } from 'lucide-react';
import { useState } from 'react';
import type { World } from './context.ts';
import { seoulText } from './seoul-time.ts';
import { useTapEntries } from './use-tap.ts';

/** The verification codes that the mock would have sent by e-mail. */
export function CodesTab({ world }: { world: World }) {
  // A code is sent by a request, so each request is an occasion to look.
  useTapEntries();
  const [said, setSaid] = useState('');
  const codes = world.sentCodes();
  const copy = (code: string) =>
    navigator.clipboard.writeText(code).then(
      () => setSaid(`인증번호(${code})를 복사했습니다.`),
      () => setSaid('복사하지 못했습니다. 직접 선택해 복사해 주세요.'),
    );
  if (codes.length === 0) return <p className="empty">아직 보낸 인증 메일이 없습니다.</p>;
  return (
    <>
      <output className="said">{said || '모의 서버가 메일로 보낸 셈 친 인증번호입니다.'}</output>
      <ol aria-label="보낸 인증번호">
        {codes.map(({ email, code, at }) => (
          <li key={`${email} ${at}`} className="persona">
            <span>
              <strong>{email}</strong> <span className="small">{seoulText(at)}</span>
            </span>
            <code className="code">{code}</code>
            <button type="button" aria-label={`${code} 복사`} onClick={() => void copy(code)}>
              <Copy aria-hidden size={14} />
              복사
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}
