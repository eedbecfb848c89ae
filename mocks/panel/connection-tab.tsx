import { useEffect, useId, useState } from 'react';
import { type Connection, changeConnection, loadConnection } from '#mocks/request-log/connection.ts';
import type { Source } from '#mocks/request-log/request-entry.ts';
import { scenarioGroups } from '#mocks/request-log/scenario-list.ts';
import { personas } from '#mocks/seed/members.ts';
import { useRequestEntries } from './use-request-log.ts';

/** The name of each source in the panel. */
export const sourceNames: Record<Source, string> = { backend: '백엔드', mock: '모의 서버', missing: '모의 (미구현)' };

type SwitchProps = { name: string; text: string; isMocked: boolean; onChange: (isMocked: boolean) => void };

/** Renders a switch with its name. @param text who answers */
const MockSwitch = ({ name, text, isMocked, onChange }: SwitchProps) => (
  <label className="switch">
    {name}
    <span className="small">{text}</span>
    <input
      type="checkbox"
      role="switch"
      aria-label={`${name}: 모의 서버가 답함`}
      aria-checked={isMocked}
      checked={isMocked}
      onChange={(event) => onChange(event.target.checked)}
    />
  </label>
);

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
        <label htmlFor={personaField}>백엔드 회원을 대신할 회원 (다음 로그인부터)</label>
        <select
          id={personaField}
          value={persona ?? ''}
          onChange={({ target }) => changeOrReport({ persona: target.value || null })}
        >
          <option value="">회원 구분에 따라</option>
          {personas.map(({ member: { id }, label }) => (
            <option key={id} value={id}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <p className="small">켠 작업은 모의 서버가 답합니다. 한쪽에 쓴 글은 다른 쪽에 보이지 않습니다.</p>
      {scenarioGroups().map(({ tag, rows }) => {
        const ids = rows.map(({ id }) => id);
        const mocked = ids.filter((id) => sources[id] !== 'backend');
        return (
          <section key={tag} aria-label={tag}>
            <h3>
              <MockSwitch
                name={tag}
                text={`모의 ${mocked.length} / ${ids.length}`}
                isMocked={mocked.length === ids.length}
                onChange={(value) => switchAll(ids, value)}
              />
            </h3>
            <ul>
              {ids.map((id) => (
                <li key={id} className="persona" data-active={mocked.includes(id)}>
                  <MockSwitch
                    name={id}
                    text={sourceNames[sources[id] ?? 'backend']}
                    isMocked={mocked.includes(id)}
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
