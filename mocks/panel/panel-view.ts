import { useSyncExternalStore } from 'react';

const tabNames = ['scenarios', 'personas', 'environment', 'requests', 'codes', 'connection'] as const;
export type TabName = (typeof tabNames)[number];

/** Whether the panel is open, and its selected tab. */
export type PanelView = { open: boolean; tab: TabName };

const storageKey = 'mock-panel';
export const isTabName = (value: unknown): value is TabName => tabNames.some((name) => name === value);

/** Restores the view after a reload. Storage may be blocked or contain invalid values. */
function restoreView(): PanelView {
  try {
    const { open, tab } = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return { open: open === true, tab: isTabName(tab) ? tab : 'scenarios' };
  } catch {
    return { open: false, tab: 'scenarios' };
  }
}

let view = restoreView();
const listeners = new Set<() => void>();

/** Changes the view and saves it for the next reload. */
export function updateView(change: Partial<PanelView>): void {
  view = { ...view, ...change };
  try {
    localStorage.setItem(storageKey, JSON.stringify(view));
  } catch {
    // Storage is blocked or full. The view is kept in memory until the next reload.
  }
  for (const listener of listeners) listener();
}

function subscribeView(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export const currentView = (): PanelView => view;

/** Returns the current view and rerenders on each change. */
export const usePanelView = (): PanelView => useSyncExternalStore(subscribeView, currentView);
