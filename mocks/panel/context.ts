import { createContext, useContext } from 'react';
import type { SentCode } from '#mocks/store/sent-codes.ts';
import type { components } from '#src/api/generated/schema.ts';

/** The mock's world, as far as the panel moves it. */
export type MockState = {
  now: () => number;
  setTime: (now: number) => void;
  /** Forgets every change. */
  reset: () => Promise<void>;
  sentCodes: () => readonly SentCode[];
};

/** What the panel is given by the page that it stands in. The mocks import nothing of the site. */
export type PanelOptions = {
  /** How the site reaches the API. */
  api: { base: string; clientSecret: string };
  startSession: (login: components['schemas']['LoginData']) => void;
  endSession: () => void;
  /** The number of the member who is logged in, null for a guest. */
  memberPk: () => number | null;
  subscribeSession: (listener: () => void) => () => void;
  /** Null when a server or Prism answers: it has no clock that could be moved, and forgets nothing. */
  mockState: MockState | null;
  reload: () => void;
};

export const PanelContext = createContext<PanelOptions | null>(null);

/** What the panel was given. */
export function usePanel(): PanelOptions {
  const options = useContext(PanelContext);
  if (!options) throw new Error('A part of the panel stands outside of it.');
  return options;
}
