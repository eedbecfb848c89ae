import { useSyncExternalStore } from 'react';

const tabNames = ['scenarios', 'personas', 'world', 'requests', 'codes'] as const;
export type TabName = (typeof tabNames)[number];

/** What of the panel is seen. */
export type PanelView = { open: boolean; tab: TabName };

const storageKey = 'mock-panel';
const isTabName = (value: unknown): value is TabName => tabNames.some((name) => name === value);

/** The view before the last reload. Storage may be forbidden, or hold anything. */
function restoreView(): PanelView {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    if (typeof kept !== 'object' || kept === null) throw new Error('nothing kept');
    return {
      open: 'open' in kept && kept.open === true,
      tab: 'tab' in kept && isTabName(kept.tab) ? kept.tab : 'scenarios',
    };
  } catch {
    return { open: false, tab: 'scenarios' };
  }
}

let view = restoreView();
const listeners = new Set<() => void>();

/** Changes what is seen, and keeps it over a reload where storage lets it. */
export function updateView(change: Partial<PanelView>): void {
  view = { ...view, ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // It holds until the reload, which is all that can be had here.
  }
  for (const listener of listeners) listener();
}

function subscribeView(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentView = (): PanelView => view;

/** What is seen of the panel. */
export const usePanelView = (): PanelView => useSyncExternalStore(subscribeView, currentView);
