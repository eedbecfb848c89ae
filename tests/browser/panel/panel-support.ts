import { setupWorker } from 'msw/browser';
import { onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { apiHandler } from '#mocks/http/answer.ts';
import type { PanelOptions } from '#mocks/panel/context.ts';
import { mountPanel } from '#mocks/panel/mount.tsx';
import { panelView } from '#mocks/panel/panel-view.ts';
import { recordRequests, settingsHandler } from '#mocks/request-log/record-requests.ts';
import { requestLog, requestSettings } from '#mocks/request-log/request-log.ts';
import { currentWorldSize, setWorldSize } from '#mocks/seed/world-sizes.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import { setStore, storeOf } from '#mocks/store/stores.ts';
import { client } from '#src/api/client.ts';
import { endSession, getSession, startSession, subscribeSession } from '#src/api/session.ts';

// MSW responds inside the page, because a service worker would need a page of its own.
Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
const worker = setupWorker(settingsHandler, apiHandler);
recordRequests(worker.events);
await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });

/** The store of the mock. */
export const store = () => storeOf('default');

/** The state of the mock for the panel. */
export const world: NonNullable<PanelOptions['mockState']> = {
  transport: 'worker',
  now: () => store().clock.now(),
  setTime: async (now) => store().clock.set(now),
  size: currentWorldSize,
  reset: async (size) => {
    setWorldSize(size);
    setStore('default');
  },
  sentCodes: async () => sentCodes(store()),
};

/** Mounts the panel as start.tsx does, and cleans up after the test. */
export function showPanel(options: Partial<PanelOptions> = {}): void {
  const remove = mountPanel({
    api: client,
    startSession,
    endSession: () => endSession('loggedOut'),
    memberPk: () => getSession()?.profile?.pk ?? null,
    subscribeSession,
    mockState: world,
    reload: () => undefined,
    ...options,
  });
  onTestFinished(() => {
    remove();
    endSession('loggedOut');
    panelView.set({ open: false, tab: 'scenarios' });
    requestSettings.set({ scenarios: {}, latency: 0, offline: false });
    requestLog.set({ entries: [] });
    setWorldSize('ordinary');
    setStore('default');
  });
}

/** Mounts the panel and opens one of its tabs. */
export async function openPanelTab(name: string, options?: Partial<PanelOptions>): Promise<void> {
  showPanel(options);
  await page.getByRole('button', { name: /^개발 패널/ }).click();
  await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
}

/** The focused element, also inside a shadow root. */
export function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

export const pressShortcut = () => userEvent.keyboard('{Control>}{Shift>}d{/Shift}{/Control}');
