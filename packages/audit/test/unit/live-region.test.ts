import { describe, expect, test } from 'vitest';
import { type RegionState, ScreenReaderModel } from '#audit/page/live-region.ts';

const region = { name: 'region' };
const status = (text: string, changes: Partial<RegionState> = {}): RegionState => ({
  level: 'polite',
  isExposed: true,
  isBusy: false,
  isAtomic: true,
  isAlert: false,
  texts: text === '' ? [] : [text],
  ...changes,
});

/** Returns what is heard when a region has these states, one second after the other. */
function heardOf(states: readonly RegionState[], { stepMs = 1000, isLoading = false } = {}): string[] {
  const model = new ScreenReaderModel<object>();
  for (const [index, state] of states.entries())
    if (model.observe(region, state, index * stepMs, isLoading)) model.markReady(region);
  return model.announcements().map(({ text }) => text);
}

describe('a screen reader announces', () => {
  test('a text that is put into a region that it knows', () => {
    expect(heardOf([status(''), status('저장했습니다')])).toEqual(['저장했습니다']);
  });

  test('an alert that is added together with its text', () => {
    expect(heardOf([status('실패했습니다', { isAlert: true, level: 'assertive' })])).toEqual(['실패했습니다']);
  });

  test('the text that a busy region has when it is no longer busy', () => {
    expect(heardOf([status(''), status('1건', { isBusy: true }), status('2건')])).toEqual(['2건']);
  });

  test('only the added text of a region that is not atomic', () => {
    const [first, second] = [
      status('하나', { isAtomic: false }),
      status('', { isAtomic: false, texts: ['하나', '둘'] }),
    ];
    expect(heardOf([status('', { isAtomic: false }), first, second])).toEqual(['하나', '둘']);
  });

  test('the same text again after the region was empty', () => {
    expect(heardOf([status(''), status('복사했습니다'), status(''), status('복사했습니다')])).toHaveLength(2);
  });
});

describe('a screen reader does not announce', () => {
  test('a status that is added together with its text', () => {
    expect(heardOf([status('저장했습니다')])).toEqual([]);
  });

  test('a text before the accessibility tree has its region', () => {
    const model = new ScreenReaderModel<object>();
    model.observe(region, status(''), 0);
    model.observe(region, status('저장했습니다'), 1000);
    expect(model.announcements()).toEqual([]);
  });

  test('a text in a region that is off, or hidden while its text changes', () => {
    expect(heardOf([status('', { level: 'off' }), status('저장했습니다', { level: 'off' })])).toEqual([]);
    expect(heardOf([status('', { isExposed: false }), status('저장했습니다')])).toEqual([]);
  });

  test('a text that is replaced at once', () => {
    expect(heardOf([status(''), status('보내는 중'), status('보냈습니다')], { stepMs: 10 })).toEqual(['보냈습니다']);
  });

  test('a text that is written again', () => {
    expect(heardOf([status(''), status('저장했습니다'), status('저장했습니다')])).toHaveLength(1);
  });

  test('the texts of a document that is still loading', () => {
    expect(heardOf([status(''), status('총 3건')], { isLoading: true })).toEqual([]);
  });

  test('a region that was removed and comes back with its text', () => {
    const model = new ScreenReaderModel<object>();
    model.observe(region, status(''), 0);
    model.markReady(region);
    model.retain(new Set(), 500);
    model.observe(region, status('저장했습니다'), 1000);
    expect(model.announcements()).toEqual([]);
  });
});
