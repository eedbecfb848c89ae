import { Check } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { type Persona, personas } from '#mocks/seed/members.ts';
import { usePanel } from './context.ts';
import { logInMember } from './log-in.ts';

type RowProps = { label: string; detail: string; action: string; isCurrent: boolean; onPress: () => void };

function PersonaRow({ label, detail, action, isCurrent, onPress }: RowProps) {
  return (
    <li className="persona" data-active={isCurrent}>
      <span>
        <strong>{label}</strong> <span className="small">{detail}</span>
      </span>
      {isCurrent && (
        <span className="chip" data-tone="good">
          <Check aria-hidden size={12} />
          지금
        </span>
      )}
      <button type="button" aria-label={`${label} ${action}`} aria-current={isCurrent || undefined} onClick={onPress}>
        {action}
      </button>
    </li>
  );
}

/** Lists the personas with a login button each, and the logout to a guest. */
export function PersonasTab() {
  const { api, startSession, endSession, memberPk, subscribeSession } = usePanel();
  const current = useSyncExternalStore(subscribeSession, memberPk);
  const [message, setMessage] = useState('');

  const logInAs = async ({ member }: Persona) => {
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
        {personas.map((persona) => (
          <PersonaRow
            key={persona.member.id}
            label={persona.label}
            detail={`${persona.member.name} · ${persona.member.id}`}
            action="로그인"
            isCurrent={persona.member.pk === current}
            onPress={() => void logInAs(persona)}
          />
        ))}
        <PersonaRow
          label="비회원"
          detail="로그인하지 않은 방문자"
          action="로그아웃"
          isCurrent={current === null}
          onPress={logOutMember}
        />
      </ul>
    </>
  );
}
