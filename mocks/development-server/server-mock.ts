import type { WorldSize } from '#mocks/seed/world-sizes.ts';
import type { SentCode } from '#mocks/store/sent-codes.ts';
import { isMockStatus, type MockStatus, type StatusChange, statusPath } from './mock-status.ts';

/** Reads the status of the mock, or changes it. @throws Error without a status */
async function requestStatus(change?: StatusChange): Promise<MockStatus> {
  const init = change && {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(change),
  };
  const response = await fetch(statusPath, { ...init, signal: AbortSignal.timeout(timeoutMs) });
  // Without the path, a server sends the home page.
  const status: unknown = await response.json().catch(() => null);
  if (!isMockStatus(status)) throw new Error(`mock: the development server has no mock (${response.status}).`);
  return status;
}

/** The first request waits while the server loads the mock. */
const timeoutMs = 30_000;

/** Connects to the mock of this browser in the development server. @returns its state, for the development panel */
export async function connectServerMock() {
  let { now, size } = await requestStatus();
  let shiftMs = now - Date.now();
  const update = (status: MockStatus) => {
    ({ now, size } = status);
    shiftMs = now - Date.now();
    return status;
  };
  return {
    now: (): number => Date.now() + shiftMs,
    async setTime(time: number): Promise<void> {
      update(await requestStatus({ now: time }));
    },
    size: (): WorldSize => size,
    async reset(wanted: WorldSize): Promise<void> {
      update(await requestStatus({ size: wanted }));
    },
    sentCodes: async (): Promise<readonly SentCode[]> => update(await requestStatus()).codes,
  };
}
