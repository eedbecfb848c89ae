import { generatedRepliesNotice } from './http/generated-reply.ts';
import { hooks } from './http/respond.ts';
import { SeedError } from './seed/check-seed.ts';
import { currentWorldSize, setWorldSize, type WorldSize } from './seed/world-sizes.ts';
import { Persistence } from './store/persistence.ts';
import { sentCodes } from './store/sent-codes.ts';
import { setStore, sharedSession, storeOf } from './store/stores.ts';

const replaceStore = (db: Parameters<typeof setStore>[1]) => setStore(sharedSession, db);

let persistence: Persistence | null = null;

const warnAbout = (problem: string, error: unknown) =>
  console.warn(`mock: ${problem} (${error instanceof Error ? error.message : String(error)})`);

/**
 * Opens the IndexedDB copy of the store. Without IndexedDB the mock works in memory.
 * @throws Error if a record of the seed breaks the contract
 */
async function openPersistence(): Promise<void> {
  try {
    const opened = await Persistence.open(replaceStore);
    hooks.saved = () => opened.save().catch((error) => warnAbout('a change could not be saved', error));
    addEventListener('pagehide', () => void opened.saveClock().catch(() => {}));
    persistence = opened;
  } catch (error) {
    if (error instanceof SeedError) throw new Error(`mock: ${error.message}`);
    warnAbout('IndexedDB is not available; a reload discards all changes', error);
  }
}

/** Opens the store, which survives a reload. */
export async function openMock(): Promise<void> {
  const notice = generatedRepliesNotice();
  if (notice) console.info(notice);
  await openPersistence();
}

/** Returns the time of the mock clock in milliseconds since 1970. */
const mockNow = (): number => storeOf(sharedSession).clock.now();

/** Discards all changes in all tabs. The next request uses a seeded store of the size. */
async function resetMock(size: WorldSize): Promise<void> {
  if (persistence) return persistence.reset(size, replaceStore);
  setWorldSize(size);
  setStore(sharedSession);
}

/** The clock, the size, the reset and the sent codes of the mock, for the development panel. */
export const mockState = {
  now: mockNow,
  /** Sets the clock of this tab at once. The other tabs receive the time with the next change of the store. */
  async setTime(now: number): Promise<void> {
    storeOf(sharedSession).clock.set(now);
    await persistence?.saveClock().catch((error) => warnAbout('the time could not be saved', error));
  },
  size: currentWorldSize,
  reset: resetMock,
  sentCodes: async () => sentCodes(storeOf(sharedSession)),
};
