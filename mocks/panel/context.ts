import { createContext, useContext } from 'react';
import type { WorldSize } from '#mocks/seed/world-sizes.ts';
import type { SentCode } from '#mocks/store/sent-codes.ts';
import type { ApiClient } from '#src/api/client.ts';
import type { components } from '#src/api/generated/schema.ts';

/** The state of the mock that the panel shows and changes. Times are in milliseconds since 1970. */
export type MockState = {
  /** Where the mock runs: in the service worker of this browser, or in the development server. */
  transport: 'worker' | 'http';
  now: () => number;
  /** @throws Error if the mock cannot be reached; so do `reset` and `sentCodes` */
  setTime: (now: number) => Promise<void>;
  /** Returns the size of the world of the mock. */
  size: () => WorldSize;
  /** Discards all changes, and starts a world of the size. */
  reset: (size: WorldSize) => Promise<void>;
  sentCodes: () => Promise<readonly SentCode[]>;
};

/** The functions of the site that the panel uses. */
export type PanelOptions = {
  api: ApiClient;
  startSession: (login: components['schemas']['LoginData']) => void;
  endSession: () => void;
  /** Returns the number of the member who is logged in, or null for a guest. */
  memberPk: () => number | null;
  subscribeSession: (listener: () => void) => () => void;
  /** Null when the site uses a server or Prism, which have no clock to set and no reset. */
  mockState: MockState | null;
  reload: () => void;
};

export const PanelContext = createContext<PanelOptions | null>(null);

/**
 * Returns the options of the panel.
 * @throws Error outside of `PanelContext`
 */
export function usePanel(): PanelOptions {
  const options = useContext(PanelContext);
  if (!options) throw new Error('usePanel must be called inside PanelContext.');
  return options;
}
