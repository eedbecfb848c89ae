import { expect, test } from 'vitest';
import { displayChoices, readDisplay } from '#src/lib/browser/display.ts';

const defaults = { text: '100', contrast: 'standard', theme: 'system', motion: 'full' };

test.each([null, '', 'null', '[]', '7', '"dark"', '<script>', '{"text":"9000","theme":{}}', '{"theme":["dark"]}'])(
  'the invalid stored value %s gives the default settings',
  (stored) => {
    expect(readDisplay(stored)).toEqual(defaults);
  },
);

test('each stored choice is read, and an invalid one does not affect the others', () => {
  const settings = Object.entries(displayChoices);
  expect(settings).toHaveLength(4);
  for (const [setting, choices] of settings)
    for (const choice of choices) {
      const stored = JSON.stringify({ text: 'large', [setting]: choice });
      expect(readDisplay(stored)).toEqual({ ...defaults, [setting]: choice });
    }
});
