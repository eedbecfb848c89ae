import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  createDraftStore,
  type DraftOptions,
  draftsKey,
  dropExpiredDrafts,
  hasShape,
  mayBeOffered,
} from '#src/forms/form-draft.ts';
import { createEntries } from '#src/forms/form-entries.ts';
import { createSafeStorage, type KeyValueStorage } from '#src/lib/browser/safe-storage.ts';
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
const openForm = (options: Partial<DraftOptions> = {}) =>
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

const storedDraftText = () => entries.get(draftsKey('7'));

describe('a form draft', () => {
  test('is found when the same user opens the same form again', () => {
    openForm().save({ ...initial, title: '제목' });
    expect(openForm().find()?.values).toEqual({ title: '제목' });
    expect(openForm({ owner: '8' }).find()).toBeNull();
    expect(openForm({ owner: 'guest' }).find()).toBeNull();
    expect(openForm({ form: 'inquiry' }).find()).toBeNull();
  });

  test('keeps the order of repeated entries when an initial entry was removed', () => {
    const options = {
      initial: { education: createEntries([{ school: '가람' }, { school: '나래' }]) },
      entries: ['education'],
    };
    openForm(options).save({ education: { 'entry-2': { school: '나래' }, 'entry-3': { school: '다온' } } });
    expect(openForm(options).find()?.values).toEqual({
      education: createEntries([{ school: '나래' }, { school: '다온' }]),
    });
  });

  test('that was stored with a list of repeated entries is returned with ids', () => {
    openForm({ initial: { education: [{ school: '' }] } }).save({
      education: [{ school: '가람' }, { school: '나래' }],
    });
    const found = openForm({ initial: { education: createEntries([{ school: '' }]) }, entries: ['education'] }).find();
    expect(found?.values).toEqual({ education: createEntries([{ school: '가람' }, { school: '나래' }]) });
  });

  test('that was ignored twice is returned after those that were not', () => {
    openForm().save({ ...initial, title: '먼저 쓴 글' });
    openForm().save({ ...initial, title: '나중에 쓴 글' });
    const found = () => openForm().find();
    for (const times of [1, 2]) {
      expect(found()?.values).toEqual({ title: '나중에 쓴 글' });
      openForm().countIgnored(found()?.writer ?? '');
      expect(found()?.timesIgnored ?? times).toBe(times);
    }
    expect(found()?.values).toEqual({ title: '먼저 쓴 글' });
    openForm().remove(found()?.writer);
    const ignored = found();
    expect(ignored?.values).toEqual({ title: '나중에 쓴 글' });
    expect(ignored && mayBeOffered(ignored)).toBe(false);
  });

  test('is removed with a sent form that has all of its values', () => {
    openForm().save({ ...initial, title: '보낸 글' });
    openForm().save({ ...initial, title: '보낸 글', agree: true });
    openForm().removeSent({ ...initial, title: '보낸 글', entries: [{ school: '가람' }] });
    expect(openForm().find()?.values).toEqual({ title: '보낸 글', agree: true });
    openForm().removeSent({ ...initial, title: '보낸 글', agree: true });
    expect(storedDraftText()).toBeUndefined();
  });

  test('with the name of a file stays when its text was sent, because nobody knows whether the file was', () => {
    openForm().save({ ...initial, title: '보낸 글', file: { added: [new File(['가'], '가.txt')], removed: [] } });
    openForm().removeSent({ ...initial, title: '보낸 글' });
    expect(openForm().find()?.files).toEqual(['가.txt']);
  });

  test('is not returned to the open form that wrote it', () => {
    const form = openForm();
    form.save({ ...initial, title: '제목' });
    expect(form.find()).toBeNull();
  });

  test('omits the secret fields of the form and stores all other fields', () => {
    const fields = { title: '', member_password: '', code: '', member_zipcode: '' };
    const options = { initial: fields, secretFields: ['member_password', 'code'] };
    openForm(options).save({ title: '가', member_password: 'secret-1', code: 'secret-2', member_zipcode: '04524' });
    expect(openForm(options).find()?.values).toEqual({ title: '가', member_zipcode: '04524' });
    expect(storedDraftText()).not.toContain('secret');
  });

  test('stores no field that is unchanged, also after the unchanged values have become others', () => {
    const profile = { member_company: '가람', member_birth: '1980-02-29', member_address: { zipcode: '04524' } };
    let unchanged = { ...profile, member_birth: '' };
    const form = openForm({ initial: unchanged, unchanged: () => unchanged });
    unchanged = profile;
    form.save({ ...structuredClone(profile), member_company: '나래' });
    expect(openForm({ initial: profile }).find()?.values).toEqual({ member_company: '나래' });
    expect(storedDraftText()).not.toMatch(/1980|04524/);
  });

  test('stores the names of files instead of the files', () => {
    openForm().save({ ...initial, file: { added: [new File(['x'], '사진.png')], removed: [3] } });
    const found = openForm().find();
    expect(found?.files).toEqual(['사진.png']);
    expect(found?.values.file).toEqual({ added: [], removed: [3] });
  });

  test('of another form version is removed when the form saves', () => {
    openForm().save({ ...initial, title: '옛 제목' });
    const next = openForm({ version: 2 });
    expect(next.find()).toBeNull();
    next.save({ ...initial, title: '새 제목' });
    expect(storedDraftText()).not.toContain('옛 제목');
  });

  test('is not found after a week', () => {
    openForm().save({ ...initial, title: '제목' });
    time += 8 * 24 * 60 * 60_000;
    expect(openForm().find()).toBeNull();
  });

  test('older than a week is removed for all users, and a recent draft stays', () => {
    const storage = createSafeStorage(() => Object.assign(Object.fromEntries(entries), backing));
    openForm().save({ ...initial, title: '옛 제목' });
    openForm({ owner: '8' }).save({ ...initial, title: '옛 제목' });
    entries.set('drafts:9', 'broken');
    entries.set('token', '{}');
    time += 6 * 24 * 60 * 60_000;
    openForm({ form: 'inquiry' }).save({ ...initial, title: '새 제목' });
    time += 2 * 24 * 60 * 60_000;
    dropExpiredDrafts(storage);
    expect([...entries.keys()].sort()).toEqual(['drafts:7', 'token']);
    expect(storedDraftText()).toContain('새 제목');
    expect(storedDraftText()).not.toContain('옛 제목');
  });

  test('of one tab does not overwrite the draft of another tab, and the latest draft is returned', () => {
    const [one, other] = [openForm(), openForm()];
    one.save({ ...initial, title: '하나' });
    other.save({ ...initial, title: '둘' });
    one.save({ ...initial, title: '하나 더' });
    expect(one.find()?.values.title).toBe('둘');
    expect(other.find()?.values.title).toBe('하나 더');
    expect(openForm().find()?.values.title).toBe('하나 더');
    one.remove();
    expect(openForm().find()?.values.title).toBe('둘');
    other.remove();
    expect(entries.size).toBe(0);
  });

  test.each([
    ['invalid JSON', '{"post@1":[{"wri'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a number in place of drafts', '{"post@1":7}'],
    [
      'a field with another type',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1_000_000_000_000, files: [], values: { title: 7 } }] }),
    ],
    [
      'an unknown field',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1_000_000_000_000, files: [], values: { text: '' } }] }),
    ],
    [
      'an entry with another shape',
      JSON.stringify({ 'post@1': [{ writer: 'a', savedAt: 1_000_000_000_000, files: [], values: { entries: [7] } }] }),
    ],
  ])('that is invalid (%s) is ignored, and the next saved draft is found', (_, text) => {
    entries.set(draftsKey('7'), text);
    expect(openForm().find()).toBeNull();
    openForm().save({ ...initial, title: '제목' });
    expect(openForm().find()?.values.title).toBe('제목');
  });

  test('is kept in memory when the storage is full, and `save` returns false', () => {
    const storage = createSafeStorage(() => ({
      ...backing,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    }));
    expect(openForm({ storage }).save({ ...initial, title: '제목' })).toBe(false);
    expect(openForm({ storage }).find()?.values.title).toBe('제목');
    expect(openForm().save(initial)).toBe(true);
  });
});

test.each<[unknown, unknown, boolean]>([
  [[], ['a'], true],
  [[], {}, false],
  [['a'], [], true],
  [['a'], ['b', 1], false],
  [[{ school: '' }], [{ school: '한빛' }], true],
  [[{ school: '' }], [{}], false],
  [{ title: '' }, { title: 1 }, false],
  [{ title: '' }, ['a'], false],
  [null, 'a', true],
  [null, {}, false],
  [undefined, 'a', true],
  [undefined, {}, false],
])('for the initial value %j, the draft %j has the same shape: %s', (initialValue, draft, expected) => {
  expect(hasShape(initialValue, draft)).toBe(expected);
});
