import { afterEach, beforeEach, vi } from 'vitest';
import type { Visitor } from './visitor.ts';

/** Freezes `Date` in all tests of a file, so that the mock clock stays at a time close to a deadline. */
export function freezeTime(): void {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());
}

/**
 * Sets the mock clock of a visitor.
 * @param moment a date and time in ISO 8601
 * @param seconds an offset from that time; negative values are before it
 */
export function setMockTime(visitor: Visitor, moment: string, seconds = 0): void {
  visitor.db.clock.set(Date.parse(moment) + seconds * 1000);
}
