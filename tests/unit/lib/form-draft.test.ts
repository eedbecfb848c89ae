import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
import { createDraftStore, type DraftOptions, draftsKey, dropExpiredDrafts } from '#src/lib/forms/form-draft.ts';
import { entriesOf } from '#src/lib/forms/form-entries.ts';
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
const openDraft = (options: Partial<DraftOptions> = {}) =>
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

const storedDrafts = () => entries.get(draftsKey('7'));

describe('a draft', () => {
  test('is found by the same member when the same form is opened again', () => {
    openDraft().save({ ...initial, title: '제목' });
    expect(openDraft().find()?.values).toEqual({ ...initial, title: '제목' });
    expect(openDraft({ owner: '8' }).find()).toBeNull();
    expect(openDraft({ owner: 'guest' }).find()).toBeNull();
    expect(openDraft({ form: 'inquiry' }).find()).toBeNull();
  });

  test('keeps the order of repeated entries, even when an initial entry was removed', () => {
    const options = {
      initial: { education: entriesOf([{ school: '가람' }, { school: '나래' }]) },
      entries: ['education'],
    };
    openDraft(options).save({ education: { 'entry-2': { school: '나래' }, 'entry-3': { school: '다온' } } });
    expect(openDraft(options).find()?.values).toEqual({
      education: entriesOf([{ school: '나래' }, { school: '다온' }]),
    });
  });

  test('with repeated entries in the old list format is offered with ids', () => {
    openDraft({ initial: { education: [{ school: '' }] } }).save({
      education: [{ school: '가람' }, { school: '나래' }],
    });
    const found = openDraft({ initial: { education: entriesOf([{ school: '' }]) }, entries: ['education'] }).find();
    expect(found?.values).toEqual({ education: entriesOf([{ school: '가람' }, { school: '나래' }]) });
  });

  test('is not offered to the form that stored it', () => {
    const draft = openDraft();
    draft.save({ ...initial, title: '제목' });
    expect(draft.find()).toBeNull();
  });

  test('stores every field except those that the form declares secret', () => {
    const fields = { title: '', member_password: '', code: '', member_zipcode: '' };
    const options = { initial: fields, secretFields: ['member_password', 'code'] };
    openDraft(options).save({ title: '가', member_password: 'secret1', code: '999', member_zipcode: '04524' });
    expect(openDraft(options).find()?.values).toEqual({ title: '가', member_zipcode: '04524' });
    expect(storedDrafts()).not.toMatch(/secret1|999/);
  });

  test('stores the names of files instead of the files', () => {
    openDraft().save({ ...initial, file: { added: [new File(['x'], '사진.png')], removed: [3] } });
    const found = openDraft().find();
    expect(found?.files).toEqual(['사진.png']);
    expect(found?.values.file).toEqual({ added: [], removed: [3] });
  });

  test('of another version is removed when the form saves', () => {
    openDraft().save({ ...initial, title: '옛 제목' });
    const next = openDraft({ version: 2 });
    expect(next.find()).toBeNull();
    next.save({ ...initial, title: '새 제목' });
    expect(storedDrafts()).not.toContain('옛 제목');
  });

  test('expires after a week', () => {
    openDraft().save({ ...initial, title: '제목' });
    time += 8 * 24 * 60 * 60_000;
    expect(openDraft().find()).toBeNull();
  });

  test('that is older than a week is removed for every owner, and a newer one is kept', () => {
    const storage = createSafeStorage(() => Object.assign(Object.fromEntries(entries), backing));
    openDraft().save({ ...initial, title: '옛 제목' });
    openDraft({ owner: '8' }).save({ ...initial, title: '옛 제목' });
    entries.set('drafts:9', 'broken');
    entries.set('token', '{}');
    time += 6 * 24 * 60 * 60_000;
    openDraft({ form: 'inquiry' }).save({ ...initial, title: '새 제목' });
    time += 2 * 24 * 60 * 60_000;
    dropExpiredDrafts(storage);
    expect([...entries.keys()].sort()).toEqual(['drafts:7', 'token']);
    expect(storedDrafts()).toContain('새 제목');
    expect(storedDrafts()).not.toContain('옛 제목');
  });

  test('of one tab does not overwrite that of another, and the latest is offered', () => {
    const [one, other] = [openDraft(), openDraft()];
    one.save({ ...initial, title: '하나' });
    other.save({ ...initial, title: '둘' });
    one.save({ ...initial, title: '하나 더' });
    expect(one.find()?.values.title).toBe('둘');
    expect(other.find()?.values.title).toBe('하나 더');
    expect(openDraft().find()?.values.title).toBe('하나 더');
    one.remove(one.writer);
    expect(openDraft().find()?.values.title).toBe('둘');
    other.remove(other.writer);
    expect(entries.size).toBe(0);
  });

  test.each([
    ['malformed JSON', '{"post@1":[{"wri'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number instead of drafts', '{"post@1":7}'],
    [
      'a field of another type',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: { ...initial, title: 7 } }] }),
    ],
    ['a missing field', JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: {} }] })],
    [
      'an entry of the wrong type',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1, files: [], values: { ...initial, entries: [7] } }] }),
    ],
  ])('that is invalid (%s) is ignored, and a new draft can be saved', (_, text) => {
    entries.set(draftsKey('7'), text);
    expect(openDraft().find()).toBeNull();
    openDraft().save({ ...initial, title: '제목' });
    expect(openDraft().find()?.values.title).toBe('제목');
  });

  test('does not throw for any stored text', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), fc.json(), (text, values) => {
        entries.set(draftsKey('7'), text);
        expect(openDraft().find()).toBeNull();
        entries.set(draftsKey('7'), `{"post@1":[{"writer":"a","savedAt":${time},"files":[],"values":${values}}]}`);
        openDraft().find();
      }),
    );
  });

  test('reports that a full storage cannot store it, and stays in memory', () => {
    const storage = createSafeStorage(() => ({
      ...backing,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(openDraft({ storage }).save({ ...initial, title: '제목' })).toBe(false);
    expect(openDraft({ storage }).find()?.values.title).toBe('제목');
    expect(openDraft().save(initial)).toBe(true);
  });
});
