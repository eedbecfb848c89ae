import axe from 'axe-core';
import type { ReactElement } from 'react';
import { useFieldArray } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { cdp, type Locator, page, userEvent } from 'vitest/browser';
import * as zod from 'zod/mini';
import { SignupBody } from '../../src/api/generated/limits/account';
import { ModifyMemberEduInfoBodyItem, ModifyMemberInfoBody } from '../../src/api/generated/limits/member';
import { useSiteForm } from '../../src/blocks/use-site-form';
import { fileChoice, noFiles } from '../../src/lib/file-choice';
import { Button } from '../../src/ui/button';
import { FormCheckbox } from '../../src/ui/form-checkbox';
import { FormDateSelects } from '../../src/ui/form-date-selects';
import { FormEmailField } from '../../src/ui/form-email-field';
import { FormEntry } from '../../src/ui/form-entry';
import { FormFileUploader } from '../../src/ui/form-file-uploader';
import { FormNumericField } from '../../src/ui/form-numeric-field';
import { FormPasswordField } from '../../src/ui/form-password-field';
import { FormPhoneField } from '../../src/ui/form-phone-field';
import { FormRadioGroup } from '../../src/ui/form-radio-group';
import { FormSelect } from '../../src/ui/form-select';
import { FormTextArea } from '../../src/ui/form-text-area';
import { FormTextField } from '../../src/ui/form-text-field';
import { SiteForm } from '../../src/ui/site-form';
import { deferred, PostForm, show } from './support/form';

const schema = zod.extend(
  zod.pick(ModifyMemberInfoBody, {
    member_en_name: true,
    member_birth_year: true,
    member_birth_month: true,
    member_birth_date: true,
    member_gender: true,
    member_cell: true,
    member_email: true,
  }),
  {
    member_password: SignupBody.shape.member_password,
    memo: zod.string().check(zod.minLength(1)),
    file: fileChoice,
    agrees: zod.literal(true),
    entries: zod.array(ModifyMemberEduInfoBodyItem),
  },
);
type Values = zod.input<typeof schema>;
type Entry = Values['entries'][number];

const messages = {
  member_en_name: '영문이름을 입력해 주세요.',
  member_birth_year: '생년월일을 선택해 주세요.',
  member_birth_month: '생년월일을 선택해 주세요.',
  member_birth_date: '생년월일을 선택해 주세요.',
  member_gender: '성별을 선택해 주세요.',
  member_cell: '휴대폰 번호를 입력해 주세요.',
  member_email: '이메일 주소를 입력해 주세요.',
  member_password: '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
  memo: '내용을 입력해 주세요.',
  agrees: '모든 약관에 동의해 주세요.',
  member_edu_school: '학교를 입력해 주세요.',
  member_edu_specialty: '전공을 입력해 주세요.',
  member_edu_degree: '학위를 선택해 주세요.',
  member_edu_gradation_year: '졸업년도를 입력해 주세요.',
  member_edu_nation: '국가를 선택해 주세요.',
};

// What is not chosen yet is empty, which the contract does not know: the check says so before anything is sent.
const entry = {
  member_edu_school: '',
  member_edu_specialty: '',
  member_edu_degree: '',
  member_edu_gradation_year: '',
  member_edu_nation: '대한민국',
} as unknown as Entry;
const initial = {
  member_en_name: '',
  member_birth_year: '',
  member_birth_month: '',
  member_birth_date: '',
  member_gender: '',
  member_cell: '',
  member_email: '',
  member_password: '',
  memo: '',
  file: noFiles,
  agrees: false,
  entries: [entry],
} as unknown as Values;

const degrees = ['박사', '석사', '학사'].map((key) => ({ key, text: key }));
const genders = [
  { key: 'm', text: '남' },
  { key: 'f', text: '여' },
];

/** Every field in one form. */
function Whole({ isDisabled, send = async () => null }: { isDisabled?: boolean; send?: () => Promise<unknown> }) {
  const form = useSiteForm({ schema, messages, initial, mode: 'change', send });
  const { fields, append, remove } = useFieldArray({ control: form.rhf.control, name: 'entries' });
  return (
    <SiteForm form={form} submitText="다음">
      <FormTextField name="member_en_name" label="영문이름" autoComplete="name" isRequired isDisabled={isDisabled} />
      <FormDateSelects
        names={{ year: 'member_birth_year', month: 'member_birth_month', day: 'member_birth_date' }}
        label="생년월일"
        years={[2025, 2024]}
        isBirthDate
        isRequired
        isDisabled={isDisabled}
      />
      <FormRadioGroup name="member_gender" label="성별" options={genders} isRequired isDisabled={isDisabled} />
      <FormPhoneField name="member_cell" label="휴대폰 번호" isRequired isDisabled={isDisabled} />
      <FormEmailField name="member_email" label="이메일" domains={['naver.com']} isRequired isDisabled={isDisabled} />
      <FormPasswordField
        name="member_password"
        label="비밀번호"
        autoComplete="new-password"
        isRequired
        isDisabled={isDisabled}
      />
      <FormTextArea name="memo" label="내용" limit={2000} isDisabled={isDisabled} />
      <FormFileUploader name="file" label="첨부파일" limits={{ size: 1024, count: 2 }} isDisabled={isDisabled} />
      {fields.map(({ id }, index) => (
        <FormEntry
          key={id}
          title={`학력정보 0${index + 1}`}
          action={index > 0 && <Button onPress={() => remove(index)}>학력정보 0{index + 1} 삭제</Button>}
        >
          <FormTextField
            name={`entries.${index}.member_edu_school`}
            label="출신학교"
            isRequired
            isDisabled={isDisabled}
          />
          <FormTextField
            name={`entries.${index}.member_edu_specialty`}
            label="전공"
            isRequired
            isDisabled={isDisabled}
          />
          <FormSelect
            name={`entries.${index}.member_edu_degree`}
            label="학위"
            options={degrees}
            isRequired
            isDisabled={isDisabled}
          />
          <FormNumericField
            name={`entries.${index}.member_edu_gradation_year`}
            label="졸업년도"
            digits={4}
            isRequired
            isDisabled={isDisabled}
          />
        </FormEntry>
      ))}
      <Button onPress={() => append(entry)}>추가</Button>
      <FormCheckbox name="agrees" label="약관에 동의합니다." isRequired isDisabled={isDisabled} />
    </SiteForm>
  );
}

const submit = () => page.getByRole('button', { name: '다음' });
const summary = () => page.getByRole('region', { name: /입력 내용을 확인/ });

test('the summary names every field in the order of the page, an entry by its title, and leads to each of them', async () => {
  await show(<Whole />);
  await page.getByRole('button', { name: '추가' }).click();
  await submit().click();
  await expect.element(summary()).toHaveFocus();
  const links = summary().getByRole('link');
  const of = (entry: string) => [
    `${entry}: 학교를 입력해 주세요.`,
    `${entry}: 전공을 입력해 주세요.`,
    `${entry}: 학위를 선택해 주세요.`,
    `${entry}: 졸업년도를 입력해 주세요.`,
  ];
  expect(links.elements().map((link) => link.textContent)).toEqual([
    '영문이름을 입력해 주세요.',
    '생년월일을 선택해 주세요.',
    '성별을 선택해 주세요.',
    '휴대폰 번호를 입력해 주세요.',
    '이메일 주소를 입력해 주세요.',
    '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
    '내용을 입력해 주세요.',
    ...of('학력정보 01'),
    ...of('학력정보 02'),
    '모든 약관에 동의해 주세요.',
  ]);
  for (const link of links.elements()) {
    if (!(link instanceof HTMLAnchorElement)) throw new Error('A line of the summary is no link.');
    link.click();
    const place = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    expect(place?.contains(document.activeElement), link.textContent ?? '').toBe(true);
    expect(place, link.textContent ?? '').not.toBe(document.activeElement);
  }
});

/** Opens the list of the select that has the focus, moves, chooses, and goes on. */
async function chooseNext(select: Locator, move: string) {
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.activeElement?.getAttribute('role')).toBe('option');
  await userEvent.keyboard(`${move}{Enter}`);
  await expect.element(select).toHaveFocus();
  await userEvent.keyboard('{Tab}');
}

test('a whole form can be filled in by keyboard alone', async () => {
  const send = vi.fn(async () => null);
  await show(<Whole send={send} />);
  await userEvent.keyboard('{Tab}Gildong Hong{Tab}');
  for (const name of ['년도', '월', '일']) {
    await chooseNext(page.getByRole('button', { name: new RegExp(`생년월일 ${name}`) }), '{ArrowDown}');
  }
  await userEvent.keyboard(' {Tab}01012345678{Tab}hong@hanbit.kr{Tab}{Tab}hanbit01!{Tab}{Tab}memo{Tab}');
  await userEvent.keyboard('{Tab}school{Tab}major{Tab}');
  await chooseNext(page.getByRole('button', { name: /학위/ }), '');
  await userEvent.keyboard('2020{Tab}{Tab} {Tab}');
  await expect.element(submit()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send).toHaveBeenCalledOnce();
  expect(send.mock.calls[0]).toMatchObject([
    {
      member_en_name: 'Gildong Hong',
      member_birth_year: '2024',
      member_birth_month: '2',
      member_birth_date: '2',
      member_gender: 'm',
      member_cell: '01012345678',
      member_email: 'hong@hanbit.kr',
      agrees: true,
      entries: [{ member_edu_degree: '박사', member_edu_gradation_year: '2020', member_edu_nation: '대한민국' }],
    },
    {},
  ]);
});

async function violations() {
  const options = { rules: { 'target-size': { enabled: true }, region: { enabled: false } } };
  const { violations: found } = await axe.run(document.body, options);
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

test.each<[string, ReactElement, () => Promise<void>]>([
  ['at rest', <Whole key="x" />, async () => undefined],
  ['disabled', <Whole key="x" isDisabled />, async () => undefined],
  ['with every field wrong', <Whole key="x" />, async () => submit().click()],
  [
    'while it is sent',
    <PostForm key="x" send={() => deferred().promise} initial={{ forum_title: '가', forum_content: '나' }} />,
    async () => page.getByRole('button', { name: '등록' }).click(),
  ],
  ['that is blocked', <PostForm key="x" blockedBy="incomplete" />, async () => undefined],
])('a form %s passes axe', async (_, element, act) => {
  await show(element);
  await act();
  expect(await violations()).toEqual([]);
});

test('a real composition: Enter ends it, nothing is sent, and the syllable is there once', async () => {
  const send = vi.fn(async () => null);
  await show(<PostForm send={send} initial={{ forum_title: '', forum_content: '내용' }} />);
  const title = page.getByRole('textbox', { name: '제목' });
  await title.click();
  const session = cdp();
  await session.send('Input.imeSetComposition', { text: '하', selectionStart: 1, selectionEnd: 1 });
  await session.send('Input.imeSetComposition', { text: '한', selectionStart: 1, selectionEnd: 1 });
  await expect.element(title).toHaveValue('한');
  const enter = { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' };
  await session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...enter });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...enter });
  expect(send).not.toHaveBeenCalled();
  await session.send('Input.insertText', { text: '한' });
  await expect.element(title).toHaveValue('한');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => send.mock.calls[0]).toMatchObject([{ forum_title: '한' }, {}]);
});
