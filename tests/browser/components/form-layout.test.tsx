import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '#src/styles/global.ts';
import { EmailField } from '#src/components/fields/email-field.tsx';
import { TextArea } from '#src/components/fields/text-area.tsx';
import { TextField } from '#src/components/fields/text-field.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { PostForm, renderInProviders } from '#tests/browser/support/form.tsx';

afterEach(() => document.documentElement.style.removeProperty('font-size'));

describe('the select of an email domain', () => {
  const long = 'global-hanmaeum.example';

  test.each([
    ...[320, 390, 900, 1440].flatMap((width) => [
      { width, text: 100, column: 'narrow' as const },
      { width, text: 200, column: 'narrow' as const },
      { width, text: 100, column: 'wide' as const },
    ]),
  ])('fits in a $column column, in a window of $width px at $text % text', async ({ width, text, column }) => {
    await page.viewport(width, 900);
    document.documentElement.style.fontSize = `${text}%`;
    await renderInProviders(
      <FormPage title="아이디 찾기" width={column}>
        <EmailField
          label="이메일"
          value={`hong@${long}`}
          onChange={() => undefined}
          domains={[long]}
          beside={<button type="button">인증번호 발송</button>}
        />
      </FormPage>,
    );
    const choice = page.getByRole('combobox', { name: '이메일 도메인 선택' }).element();
    const { textOverflow, font, paddingLeft, paddingRight } = getComputedStyle(choice);
    expect(textOverflow).toBe('ellipsis');
    // Two thirds of the field, or the width of the text.
    const group = page.getByRole('group', { name: '이메일' }).element().getBoundingClientRect();
    const context = document.createElement('canvas').getContext('2d') ?? expect.fail('There is no canvas.');
    context.font = font;
    const needed = context.measureText(long).width + Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight);
    const { width: given } = choice.getBoundingClientRect();
    expect(needed <= given || given > (group.width * 2) / 3).toBe(true);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

describe('a field with a character limit', () => {
  const error = '제목을 입력해 주세요.';
  const fields = { 'one line': TextField, 'several lines': TextArea };

  test.each(Object.entries(fields))('of %s shows its error directly below the input', async (_, Field) => {
    await page.viewport(390, 900);
    await renderInProviders(<Field label="제목" value="" limit={50} isInvalid errorMessage={error} />);
    const box = page.getByRole('textbox', { name: '제목' }).element().getBoundingClientRect();
    const message = page.getByText(error).element().getBoundingClientRect();
    expect(message.top - box.bottom).toBeLessThanOrEqual(10);
    const counter = page.getByText('0 / 50자').element().getBoundingClientRect();
    expect(Math.abs(counter.top - message.top), 'the counter shares the line').toBeLessThanOrEqual(4);
  });

  test('is described by its limit when it has an error', async () => {
    await renderInProviders(<TextField label="제목" value="" limit={50} description="짧게" />);
    await expect.element(page.getByRole('textbox', { name: '제목' })).toHaveAccessibleDescription('짧게 최대 50자');
  });
});

test('the fields of a form and its button have equal distances', async () => {
  await page.viewport(390, 900);
  await renderInProviders(<PostForm />);
  const form = page.getByRole('button', { name: '등록' }).element().closest('form');
  const boxes = [...(form?.children ?? [])]
    .map((child) => child.getBoundingClientRect())
    .filter((box) => box.height > 1);
  const gaps = boxes.slice(1).map((box, index) => Math.round(box.top - (boxes[index]?.bottom ?? 0)));
  expect(gaps).toEqual([24, 24]);
});
