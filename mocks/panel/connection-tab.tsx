import { useEffect, useId, useState } from 'react';
import { type Connection, changeConnection, loadConnection } from '#mocks/request-log/connection.ts';
import type { Source } from '#mocks/request-log/request-entry.ts';
import { scenarioGroups } from '#mocks/request-log/scenario-list.ts';
import { knownPersonas } from '#mocks/store/personas.ts';
import { useRequestEntries } from './use-request-log.ts';

/** The name of each source in the panel. */
export const sourceNames: Record<Source, string> = { backend: '백엔드', mock: '모의 서버', missing: '모의 (미구현)' };

type SwitchProps = { label: string; isMocked: boolean; onChange: (isMocked: boolean) => void };

function MockSwitch({ label, isMocked, onChange }: SwitchProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-label={`${label}: 모의 서버가 답함`}
      aria-checked={isMocked}
      checked={isMocked}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}

/** Lists all operations with their source, and a switch for each and for each tag. */
export function ConnectionTab({ connection: { sources, persona } }: { connection: Connection }) {
  const [message, setMessage] = useState('');
  const personaField = useId();
  const [newest] = useRequestEntries();
  // A request may have shown that the backend lacks an operation.
  useEffect(() => {
    if (newest?.source === 'missing') void loadConnection();
  }, [newest]);
  const changeOrReport = (wanted: Partial<Connection>) => {
    const failed = () => setMessage('바꾸지 못했습니다. 개발 서버가 실행 중인지 확인해 주세요.');
    void changeConnection(wanted).then(() => setMessage(''), failed);
  };
  const switchAll = (ids: string[], isMocked: boolean) =>
    changeOrReport({ sources: Object.fromEntries(ids.map((id) => [id, isMocked ? 'mock' : 'backend'])) });
  const countSources = (wanted: Source) => Object.values(sources).filter((source) => source === wanted).length;
  return (
    <>
      <output className="message">
        {message ||
          `백엔드 ${countSources('backend')} · 모의 서버 ${countSources('mock')} · 미구현 ${countSources('missing')}`}
      </output>
      <div className="scenario">
        <label htmlFor={personaField}>백엔드 회원을 대신할 회원</label>
        <select
          id={personaField}
          value={persona ?? ''}
          onChange={({ target }) => changeOrReport({ persona: target.value || null })}
        >
          <option value="">회원 구분에 따라</option>
          {knownPersonas().map(({ id, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className="small">다음 로그인부터 적용됩니다. 한쪽에 쓴 글은 다른 쪽에 보이지 않습니다.</p>
      {scenarioGroups().map(({ tag, rows }) => {
        const ids = rows.map(({ id }) => id);
        const isMocked = ids.every((id) => sources[id] !== 'backend');
        return (
          <section key={tag} aria-label={tag}>
            <h3 className="line" lang="en">
              <strong>{tag}</strong>
              <MockSwitch label={tag} isMocked={isMocked} onChange={(value) => switchAll(ids, value)} />
            </h3>
            <ul>
              {ids.map((id) => (
                <li key={id} className="persona" data-active={sources[id] !== 'backend'}>
                  <span>
                    <code>{id}</code>
                  </span>
                  <span className="chip">{sourceNames[sources[id] ?? 'backend']}</span>
                  <MockSwitch
                    label={id}
                    isMocked={sources[id] !== 'backend'}
                    onChange={(value) => switchAll([id], value)}
                  />
                </li>
              ))}
            </ul>
          </section>
        );
      })}
    </>
  );
}
