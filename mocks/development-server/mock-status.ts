import { isWorldSize, type WorldSize } from '#mocks/seed/world-sizes.ts';
import type { SentCode } from '#mocks/store/sent-codes.ts';

/** The path of the mock's status on the development server. It is not part of the contract. */
export const statusPath = '/__mock';

/** What the development panel shows of a mock in the development server. Times are in milliseconds since 1970. */
export type MockStatus = { now: number; size: WorldSize; codes: readonly SentCode[] };

/** What the panel changes: the time of the clock, or the whole world, which starts again with a size. */
export type StatusChange = { now: number } | { size: WorldSize };

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasTime = (value: object): value is { now: number } => 'now' in value && Number.isFinite(value.now);
const hasSize = (value: object): value is { size: WorldSize } => 'size' in value && isWorldSize(value.size);

/** Returns whether a value of JSON is a status. */
export const isMockStatus = (value: unknown): value is MockStatus =>
  isRecord(value) && hasTime(value) && hasSize(value) && 'codes' in value && Array.isArray(value.codes);

/** Returns whether a value of JSON is a change. */
export const isStatusChange = (value: unknown): value is StatusChange =>
  isRecord(value) && (hasTime(value) || hasSize(value));
