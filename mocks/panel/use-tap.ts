import { useSyncExternalStore } from 'react';
import { type TapEntry, type TapSettings, tap } from '#mocks/tap/tap.ts';

export const useTapSettings = (): TapSettings => useSyncExternalStore(tap.subscribe, tap.settings);

export const useTapEntries = (): readonly TapEntry[] => useSyncExternalStore(tap.subscribe, tap.entries);
