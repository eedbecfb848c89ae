import { useSyncExternalStore } from 'react';
import type { RequestEntry } from '#mocks/request-log/request-entry.ts';
import { requestLog } from '#mocks/request-log/request-log.ts';
import type { RequestSettings } from '#mocks/request-log/request-settings.ts';

export const useRequestSettings = (): RequestSettings =>
  useSyncExternalStore(requestLog.subscribe, requestLog.settings);

export const useRequestEntries = (): readonly RequestEntry[] =>
  useSyncExternalStore(requestLog.subscribe, requestLog.entries);
