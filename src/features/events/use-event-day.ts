import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchUncached } from '#src/api/fetch-uncached.ts';
import { getGetPastConferencesQueryOptions } from '#src/api/generated/conference.ts';
import { useHydrated } from '#src/lib/hooks/use-hydrated.ts';
import { useKnownDay, useSeoulDay, useTimeKnown } from '#src/lib/hooks/use-seoul-day.ts';
import { acceptTime } from '#src/lib/time/clock.ts';

/** How long a screen waits for the server's time. */
const timeoutMs = 5000;

let isAsking = false;

/**
 * Learns the server's time by the smallest request that everybody may send (contract: getPastConferences). Its `Date`
 * header corrects the clock. Without a response or a header, the device's clock has to do. Another screen needs the time
 * as well, so leaving the screen does not end the request.
 */
async function askForTime(queryClient: QueryClient): Promise<void> {
  if (isAsking) return;
  isAsking = true;
  const request = { signal: AbortSignal.timeout(timeoutMs) };
  const query = getGetPastConferencesQueryOptions({ page: 1, row: 1 }, { request });
  await fetchUncached(queryClient, query).catch(() => null);
  isAsking = false;
  acceptTime();
}

/**
 * Returns the day that decides which event and which period a screen shows, as YYYY-MM-DD in Asia/Seoul. It is the
 * server's day: if no response has shown the server's time yet, the hook asks for it. A prerendered screen keeps the day
 * of its page until then.
 * @returns null while the time is unknown
 */
export function useEventDay(): string | null {
  const queryClient = useQueryClient();
  const isHydrated = useHydrated();
  const pageDay = useSeoulDay();
  const knownDay = useKnownDay();
  const [renderedDay] = useState(isHydrated ? null : pageDay);
  const isTimeKnown = useTimeKnown();
  useEffect(() => {
    if (!isTimeKnown) void askForTime(queryClient);
  }, [isTimeKnown, queryClient]);
  return knownDay ?? renderedDay;
}
