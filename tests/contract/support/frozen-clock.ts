import { afterEach, beforeEach, vi } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Stops real time for all tests of a file, so that a second before a deadline lasts as long as the test. */
export function freezeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/** Moves a visitor's world to a moment, with some seconds before or after it. */
export function setMockTime(visitor: Visitor, moment: string, seconds = 0): void {
  visitor.db.clock.set(Date.parse(moment) + seconds * 1000);
}
