import { getEventListeners } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { untilAborted } from '#src/lib/abort.ts';
import { createSafeStorage } from '#src/lib/browser/safe-storage.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { proposedFileName } from '#src/lib/files/content-disposition.ts';

describe('proposedFileName', () => {
  test.each([
    [null, null],
    ['', null],
    ['attachment', null],
    ["attachment; filename*=UTF-8''%ED%95%99%ED%9A%8C.hwp", '학회.hwp'],
    ['attachment; filename="a.hwp"; filename*=utf-8\'ko\'%ED%95%99.hwp', '학.hwp'],
    ['attachment; filename*=UTF-8\'\'%ED%; filename="a.hwp"', 'a.hwp'],
    ['attachment; filename="영수증 \\"1\\".pdf"', '영수증 "1".pdf'],
    ['attachment; filename=a.pdf; size=3', 'a.pdf'],
    ['attachment; filename="../../etc/passwd"', 'passwd'],
    ["attachment; filename*=UTF-8''C%3A%5Ctemp%5Ca.pdf", 'a.pdf'],
    ["attachment; filename*=UTF-8''%E1%84%92%E1%85%A1%E1%86%AB.pdf", '한.pdf'],
    ['attachment; filename="/"', null],
    ['attachment;  filename  =  a.pdf', 'a.pdf'],
    ['attachment; filename=a\u0007.pdf', 'a.pdf'],
  ])('reads from %s the name %s', (header, name) => {
    expect(proposedFileName(header)).toBe(name);
  });
});

describe('createEmitter', () => {
  it('calls all listeners although one throws, and reports the error as uncaught', async () => {
    const uncaught = Promise.withResolvers<unknown>();
    const otherListeners = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', uncaught.resolve);
    const { add, emit } = createEmitter<number>();
    const received: number[] = [];
    add(() => {
      throw new Error('broken listener');
    });
    add((value) => received.push(value));
    emit(1);
    expect(received).toEqual([1]);
    expect(await uncaught.promise).toMatchObject({ message: 'broken listener' });
    for (const listener of otherListeners) process.on('uncaughtException', listener);
  });

  it('calls a listener twice that was added twice, until it is removed', () => {
    const { add, emit } = createEmitter<void>();
    let calls = 0;
    const listener = () => calls++;
    const removeFirst = add(listener);
    add(listener);
    emit();
    removeFirst();
    removeFirst();
    emit();
    expect(calls).toBe(3);
  });
});

it('createSafeStorage reads the storage again after a successful write', () => {
  let isFull = true;
  const entries = new Map<string, string>();
  const storage = createSafeStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  }));
  storage.set('a', 'kept in memory');
  expect(storage.get('a')).toBe('kept in memory');
  isFull = false;
  storage.set('a', 'stored');
  entries.set('a', 'from another tab');
  expect(storage.get('a')).toBe('from another tab');
});

it('untilAborted rejects immediately if the signal has already aborted', async () => {
  const reason = new Error('left');
  await expect(untilAborted(new Promise(() => {}), AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('untilAborted removes its listener from the signal when the promise settles', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});
