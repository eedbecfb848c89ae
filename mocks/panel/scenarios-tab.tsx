import { useId, useState } from 'react';
import { connectionState } from '#mocks/request-log/connection.ts';
import { requestSettings } from '#mocks/request-log/request-log.ts';
import { findScenarios, type ScenarioRow } from '#mocks/request-log/scenario-list.ts';
import { usePanel } from './context.ts';
import { useStoredValue } from './use-request-log.ts';

function chooseScenario(id: string, key: string): void {
  const { [id]: _, ...others } = requestSettings.get().scenarios;
  requestSettings.set({ scenarios: key ? { ...others, [id]: key } : others });
}

function ScenarioField({ row: { id, summary, choices }, chosen }: { row: ScenarioRow; chosen: string }) {
  const select = useId();
  return (
    <li className="scenario" data-active={chosen !== ''}>
      <label htmlFor={select}>
        <code>{id}</code>{' '}
        <span className="small" lang="en">
          {summary}
        </span>
      </label>
      <select id={select} value={chosen} onChange={(event) => chooseScenario(id, event.target.value)}>
        <option value="">평소대로</option>
        {choices.map(({ key, text }) => (
          <option key={key} value={key} lang="en">
            {text}
          </option>
        ))}
      </select>
    </li>
  );
}

/** Lists all operations of the contract with a field to select a scenario. */
export function ScenariosTab() {
  const { mockState } = usePanel();
  const { connection } = useStoredValue(connectionState);
  const { scenarios: chosen } = useStoredValue(requestSettings);
  const [search, setSearch] = useState('');
  const [onlyActive, setOnlyActive] = useState(false);
  const active = Object.keys(chosen).length;
  const groups = findScenarios(search.trim(), (id) => !onlyActive || id in chosen);
  return (
    <>
      <div className="bar">
        <input
          type="search"
          aria-label="작업이나 시나리오 찾기"
          placeholder="작업이나 시나리오 찾기 (예: tokenExpired)"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
        <label className="check">
          <input type="checkbox" checked={onlyActive} onChange={(event) => setOnlyActive(event.target.checked)} />
          사용 중만
        </label>
        <output className="grow">{active}개 사용 중</output>
        <button type="button" disabled={active === 0} onClick={() => requestSettings.set({ scenarios: {} })}>
          모두 해제
        </button>
      </div>
      {!mockState && !connection && (
        <p className="note">서버가 Prefer 헤더를 이해할 때만 적용됩니다. Prism은 이해합니다.</p>
      )}
      {groups.length === 0 && <p className="empty">맞는 작업이 없습니다.</p>}
      {groups.map(({ tag, rows }) => (
        <section key={tag} aria-label={tag}>
          <h3 lang="en">{tag}</h3>
          <ul>
            {rows.map((row) => (
              <ScenarioField key={row.id} row={row} chosen={chosen[row.id] ?? ''} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
