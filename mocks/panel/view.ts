import { useSyncExternalStore } from 'react';

const tabNames = ['scenarios', 'personas', 'world', 'requests', 'codes'] as const;
export type TabName = (typeof tabNames)[number];

/** What of the panel is seen. */
export type View = { open: boolean; tab: TabName };

const key = 'mock-panel';
const isTab = (value: unknown): value is TabName => tabNames.some((name) => name === value);

/** The view before the last reload. Storage may be forbidden, or hold anything. */
function restore(): View {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) throw new Error('nothing kept');
    return {
      open: 'open' in kept && kept.open === true,
      tab: 'tab' in kept && isTab(kept.tab) ? kept.tab : 'scenarios',
    };
  } catch {
    return { open: false, tab: 'scenarios' };
  }
}

let view = restore();
const listeners = new Set<() => void>();

/** Changes what is seen, and keeps it over a reload where storage lets it. */
export function show(change: Partial<View>): void {
  view = { ...view, ...change };
  try {
    localStorage.setItem(key, JSON.stringify(view));
  } catch {
    // It holds until the reload, which is all that can be had here.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentView = (): View => view;

/** What is seen of the panel. */
export const useView = (): View => useSyncExternalStore(subscribe, currentView);
