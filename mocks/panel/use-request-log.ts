import { useSyncExternalStore } from 'react';
import { requestLog, type TapEntry, type TapSettings } from '#mocks/request-log/request-log.ts';

export const useRequestSettings = (): TapSettings => useSyncExternalStore(requestLog.subscribe, requestLog.settings);

export const useRequestEntries = (): readonly TapEntry[] =>
  useSyncExternalStore(requestLog.subscribe, requestLog.entries);
