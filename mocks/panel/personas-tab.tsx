import { Check } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { type KnownPersona, knownPersonas } from '#mocks/store/personas.ts';
import { usePanel } from './context.ts';
import { logInMember } from './log-in.ts';

const allPersonas = knownPersonas();

function PersonaRow({
  persona,
  isCurrent,
  onLogIn,
}: {
  persona: KnownPersona;
  isCurrent: boolean;
  onLogIn: () => void;
}) {
  const { label, member } = persona;
  return (
    <li className="persona" data-active={isCurrent}>
      <span>
        <strong>{label}</strong>{' '}
        <span className="small">
          {member.name} · <code>{member.id}</code>
        </span>
      </span>
      {isCurrent && (
        <span className="chip" data-tone="good">
          <Check aria-hidden size={12} />
          로그인됨
        </span>
      )}
      <button type="button" aria-label={`${label} 로그인`} aria-current={isCurrent || undefined} onClick={onLogIn}>
        로그인
      </button>
    </li>
  );
}

/** Lists the personas with a login button each, and the logout to a guest. */
export function PersonasTab() {
  const { api, startSession, endSession, memberPk, subscribeSession } = usePanel();
  const current = useSyncExternalStore(subscribeSession, memberPk);
  const [message, setMessage] = useState('');

  const logInAs = async ({ member }: KnownPersona) => {
    setMessage(`${member.name} 님으로 로그인하는 중입니다.`);
    try {
      startSession(await logInMember(api, member));
      setMessage(`${member.name} 님으로 로그인했습니다.`);
    } catch (error) {
      setMessage(`로그인하지 못했습니다. ${error instanceof Error ? error.message : String(error)}`);
    }
  };
  const logOutMember = () => {
    endSession();
    setMessage('로그아웃했습니다.');
  };

  return (
    <>
      <output className="message">{message || '누르면 그 회원으로 바로 로그인합니다.'}</output>
      <ul>
        {allPersonas.map((persona) => (
          <PersonaRow
            key={persona.id}
            persona={persona}
            isCurrent={persona.member.pk === current}
            onLogIn={() => void logInAs(persona)}
          />
        ))}
        <li className="persona" data-active={current === null}>
          <span>
            <strong>비회원</strong> <span className="small">로그인하지 않은 방문자</span>
          </span>
          {current === null && (
            <span className="chip" data-tone="good">
              <Check aria-hidden size={12} />
              지금
            </span>
          )}
          <button type="button" onClick={logOutMember}>
            로그아웃
          </button>
        </li>
      </ul>
    </>
  );
}
