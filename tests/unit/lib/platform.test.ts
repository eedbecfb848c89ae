import { getEventListeners } from 'node:events';
import { describe, expect, it, test } from 'vitest';
import { untilAborted } from '#src/lib/abort.ts';
import { createSafeStorage } from '#src/lib/browser/safe-storage.ts';
import { withLock } from '#src/lib/browser/web-lock.ts';
import { createEmitter } from '#src/lib/emitter.ts';
import { proposedFileName } from '#src/lib/files/content-disposition.ts';
import { createLocks } from '#tests/unit/api/fake-browser.ts';

describe('The name of a file', () => {
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
  ])('in %s is %s', (header, name) => {
    expect(proposedFileName(header)).toBe(name);
  });
});

describe('A list of listeners', () => {
  it('calls all of them although one throws, and reports that error on its own', async () => {
    const uncaught = Promise.withResolvers<unknown>();
    const others = process.listeners('uncaughtException');
    process.removeAllListeners('uncaughtException');
    process.once('uncaughtException', uncaught.resolve);
    const { add, emit } = createEmitter<number>();
    const heard: number[] = [];
    add(() => {
      throw new Error('broken listener');
    });
    add((value) => heard.push(value));
    emit(1);
    expect(heard).toEqual([1]);
    expect(await uncaught.promise).toMatchObject({ message: 'broken listener' });
    for (const listener of others) process.on('uncaughtException', listener);
  });

  it('calls one that was added twice twice, until each has left', () => {
    const { add, emit } = createEmitter<void>();
    let calls = 0;
    const listener = () => calls++;
    const leave = add(listener);
    add(listener);
    emit();
    leave();
    leave();
    emit();
    expect(calls).toBe(3);
  });
});

it('A storage that has room again is believed again', () => {
  let full = true;
  const entries = new Map<string, string>();
  const storage = createSafeStorage(() => ({
    getItem: (key) => entries.get(key) ?? null,
    setItem(key, value) {
      if (full) throw new DOMException('full', 'QuotaExceededError');
      entries.set(key, value);
    },
    removeItem: (key) => void entries.delete(key),
  }));
  storage.set('a', 'kept in memory');
  expect(storage.get('a')).toBe('kept in memory');
  full = false;
  storage.set('a', 'stored');
  entries.set('a', 'from another tab');
  expect(storage.get('a')).toBe('from another tab');
});

it('A wait on a signal that has aborted already ends at once', async () => {
  const reason = new Error('left');
  await expect(untilAborted(new Promise(() => {}), AbortSignal.abort(reason))).rejects.toBe(reason);
});

it('A wait that is over has left no listener on its signal', async () => {
  const { signal } = new AbortController();
  expect(await untilAborted(Promise.resolve(1), signal)).toBe(1);
  await expect(untilAborted(Promise.reject(new Error('no')), signal)).rejects.toThrow('no');
  expect(getEventListeners(signal, 'abort')).toEqual([]);
});

describe('A lock', () => {
  it('lasts as long as the task, however long that is and however it ends', async () => {
    const locks = createLocks();
    const task = async () => {
      await new Promise((resolve) => setTimeout(resolve, 30));
      throw new Error('task failed');
    };
    const first = withLock(locks, 'a', 10, task);
    const second = withLock(locks, 'a', 1_000, async () => 'second');
    await expect(first).rejects.toThrow('task failed');
    expect(await second).toBe('second');
    expect(locks.most()).toBe(1);
  });

  it('that is not granted in time lets the task never run', async () => {
    const locks = createLocks();
    const gate = Promise.withResolvers<void>();
    const first = withLock(locks, 'a', 1_000, () => gate.promise);
    let ran = false;
    const second = withLock(locks, 'a', 10, async () => {
      ran = true;
    });
    await expect(second).rejects.toMatchObject({ name: 'LockTimeout' });
    gate.resolve();
    await first;
    expect(ran).toBe(false);
  });
});
