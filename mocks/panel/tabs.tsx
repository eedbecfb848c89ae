import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { type TabName, updateView, usePanelView } from './panel-view.ts';

export type Tab = {
  name: TabName;
  label: string;
  badge?: false | { text: string; meaning: string; tone?: 'danger' };
  content: ReactNode;
};

/** Returns the index of the tab that a key selects, or undefined for other keys. */
function targetIndex(key: string, selectedIndex: number, count: number): number | undefined {
  const indexByKey: Record<string, number> = {
    ArrowRight: (selectedIndex + 1) % count,
    ArrowLeft: (selectedIndex - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return indexByKey[key];
}

/** Renders tabs by the ARIA Authoring Practices: one tab is in the tab order, and arrow keys select. */
export function Tabs({ label, tabs }: { label: string; tabs: Tab[] }) {
  const list = useRef<HTMLDivElement>(null);
  const { tab: selectedName } = usePanelView();
  const selectedIndex = Math.max(
    0,
    tabs.findIndex(({ name }) => name === selectedName),
  );
  const selected = tabs[selectedIndex];

  const selectTabByKey = (event: KeyboardEvent) => {
    const next = targetIndex(event.key, selectedIndex, tabs.length);
    const name = next === undefined ? undefined : tabs[next]?.name;
    if (!name) return;
    event.preventDefault();
    updateView({ tab: name });
    list.current?.querySelector<HTMLElement>(`#tab-${name}`)?.focus();
  };

  return (
    <>
      <div ref={list} role="tablist" aria-label={label} className="tabs">
        {tabs.map(({ name, label, badge }) => (
          <button
            key={name}
            id={`tab-${name}`}
            type="button"
            role="tab"
            aria-selected={name === selected?.name}
            aria-controls={name === selected?.name ? 'tab-panel' : undefined}
            tabIndex={name === selected?.name ? 0 : -1}
            onClick={() => updateView({ tab: name })}
            onKeyDown={selectTabByKey}
          >
            {label}
            {badge && (
              <span className="count" data-tone={badge.tone}>
                <span aria-hidden>{badge.text}</span>
                <span className="visually-hidden"> {badge.meaning}</span>
              </span>
            )}
          </button>
        ))}
      </div>
      <div
        key={selected?.name}
        id="tab-panel"
        role="tabpanel"
        aria-labelledby={`tab-${selected?.name}`}
        className="body"
      >
        {selected?.content}
      </div>
    </>
  );
}
