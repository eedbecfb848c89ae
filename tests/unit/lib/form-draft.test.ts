import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
import { createDraftStore, type DraftOptions, draftsKey, dropExpiredDrafts } from '#src/lib/forms/form-draft.ts';
import { createEntries } from '#src/lib/forms/form-entries.ts';
import { setClock } from '#src/lib/time/clock.ts';

const entries = new Map<string, string>();
const backing: KeyValueStorage = {
  getItem: (key) => entries.get(key) ?? null,
  setItem: (key, value) => void entries.set(key, value),
  removeItem: (key) => void entries.delete(key),
};
const initial = {
  title: '',
  agree: false,
  file: { added: [] as File[], removed: [] as number[] },
  entries: [{ school: '' }],
};
const open = (options: Partial<DraftOptions> = {}) =>
  createDraftStore({
    storage: createSafeStorage(() => backing),
    owner: '7',
    form: 'post',
    version: 1,
    initial,
    secretFields: [],
    ...options,
  });

let time = 1_000_000_000_000;
beforeEach(() => {
  entries.clear();
  setClock(() => (time += 1));
});
afterEach(() => setClock(Date.now));

const stored = () => entries.get(draftsKey('7'));

describe('a draft', () => {
  test('is found by the same person in the same form, opened anew', () => {
    open().save({ ...initial, title: '제목' });
    expect(open().find()?.values).toEqual({ ...initial, title: '제목' });
    expect(open({ owner: '8' }).find()).toBeNull();
    expect(open({ owner: 'guest' }).find()).toBeNull();
    expect(open({ form: 'inquiry' }).find()).toBeNull();
  });

  test('keeps repeated entries in their order, also when one of those that the form begins with was removed', () => {
    const options = {
      initial: { education: createEntries([{ school: '가람' }, { school: '나래' }]) },
      entries: ['education'],
    };
    open(options).save({ education: { 'entry-2': { school: '나래' }, 'entry-3': { school: '다온' } } });
    expect(open(options).find()?.values).toEqual({
      education: createEntries([{ school: '나래' }, { school: '다온' }]),
    });
  });

  test('that was stored when a form had its repeated entries as a list is offered with ids', () => {
    open({ initial: { education: [{ school: '' }] } }).save({ education: [{ school: '가람' }, { school: '나래' }] });
    const found = open({ initial: { education: createEntries([{ school: '' }]) }, entries: ['education'] }).find();
    expect(found?.values).toEqual({ education: createEntries([{ school: '가람' }, { school: '나래' }]) });
  });

  test('is not offered to the form that wrote it', () => {
    const own = open();
    own.save({ ...initial, title: '제목' });
    expect(own.find()).toBeNull();
  });

  test('leaves out the fields that the form declares secret, and keeps every other one whatever its name', () => {
    const fields = { title: '', member_password: '', code: '', member_zipcode: '' };
    const options = { initial: fields, secretFields: ['member_password', 'code'] };
    open(options).save({ title: '가', member_password: 'secret1', code: '999', member_zipcode: '04524' });
    expect(open(options).find()?.values).toEqual({ title: '가', member_zipcode: '04524' });
    expect(stored()).not.toMatch(/secret1|999/);
  });

  test('keeps the names of files in place of the files', () => {
    open().save({ ...initial, file: { added: [new File(['x'], '사진.png')], removed: [3] } });
    const found = open().find();
    expect(found?.files).toEqual(['사진.png']);
    expect(found?.values.file).toEqual({ added: [], removed: [3] });
  });

  test('of another version is dropped for good when the form saves', () => {
    open().save({ ...initial, title: '옛 제목' });
    const next = open({ version: 2 });
    expect(next.find()).toBeNull();
    next.save({ ...initial, title: '새 제목' });
    expect(stored()).not.toContain('옛 제목');
  });

  test('is forgotten after a week', () => {
    open().save({ ...initial, title: '제목' });
    time += 8 * 24 * 60 * 60_000;
    expect(open().find()).toBeNull();
  });

  test('that is older than a week is removed for good, whoever wrote it, and a recent one stays', () => {
    const storage = createSafeStorage(() => Object.assign(Object.fromEntries(entries), backing));
    open().save({ ...initial, title: '옛 제목' });
    open({ owner: '8' }).save({ ...initial, title: '옛 제목' });
    entries.set('drafts:9', 'broken');
    entries.set('token', '{}');
    time += 6 * 24 * 60 * 60_000;
    open({ form: 'inquiry' }).save({ ...initial, title: '새 제목' });
    time += 2 * 24 * 60 * 60_000;
    dropExpiredDrafts(storage);
    expect([...entries.keys()].sort()).toEqual(['drafts:7', 'token']);
    expect(stored()).toContain('새 제목');
    expect(stored()).not.toContain('옛 제목');
  });

  test('of one tab never overwrites that of another; the latest is offered', () => {
    const [one, other] = [open(), open()];
    one.save({ ...initial, title: '하나' });
    other.save({ ...initial, title: '둘' });
    one.save({ ...initial, title: '하나 더' });
    expect(one.find()?.values.title).toBe('둘');
    expect(other.find()?.values.title).toBe('하나 더');
    expect(open().find()?.values.title).toBe('하나 더');
    one.remove(one.writer);
    expect(open().find()?.values.title).toBe('둘');
    other.remove(other.writer);
    expect(entries.size).toBe(0);
  });

  test.each([
    ['no JSON', '{"post@1":[{"wri'],
    ['a list', '[]'],
    ['null', 'null'],
    ['drafts that are none', '{"post@1":7}'],
    [
      'a field of another type',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: { ...initial, title: 7 } }] }),
    ],
    ['a field that is missing', JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: {} }] })],
    [
      'an entry of another shape',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: { ...initial, entries: [7] } }] }),
    ],
  ])('that is broken (%s) is none, and what is saved next is found', (_, text) => {
    entries.set(draftsKey('7'), text);
    expect(open().find()).toBeNull();
    open().save({ ...initial, title: '제목' });
    expect(open().find()?.values.title).toBe('제목');
  });

  test('whatever is stored, nothing throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.json(), (text, values) => {
        entries.set(draftsKey('7'), text);
        expect(open().find()).toBeNull();
        entries.set(draftsKey('7'), `{"post@1":[{"writer":"a","savedAt":${time},"files":[],"values":${values}}]}`);
        open().find();
      }),
    );
  });

  test('says that it is not kept where the storage is full, and is there for the visit', () => {
    const storage = createSafeStorage(() => ({
      ...backing,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(open({ storage }).save({ ...initial, title: '제목' })).toBe(false);
    expect(open({ storage }).find()?.values.title).toBe('제목');
    expect(open().save(initial)).toBe(true);
  });
});
