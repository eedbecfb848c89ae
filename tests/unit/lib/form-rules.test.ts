import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ChangePwBody, SignupBody } from '#src/api/generated/bodies/account.ts';
import { SaveForumBody } from '#src/api/generated/bodies/board.ts';
import { ModifyMemberEduInfoBodyItem } from '#src/api/generated/bodies/member.ts';
import { createFormCheck, createResolver, listErrors } from '#src/forms/form-rules.ts';

const post = z.pick(SaveForumBody, { forum_title: true, forum_content: true });
const checkPost = createFormCheck(post, {
  forum_title: { empty: '제목을 입력해 주세요.' },
  forum_content: '내용을 입력해 주세요.',
});
const filled = { forum_title: '제목', forum_content: '내용' };

describe('createFormCheck', () => {
  test('finds no problem in valid values', () => {
    expect(checkPost(filled)).toEqual([]);
  });

  test.each(['', '   ', '\n', '\u3000'])('reports a missing value once for %j', (forum_title) => {
    expect(checkPost({ ...filled, forum_title })).toEqual([
      { path: 'forum_title', message: '제목을 입력해 주세요.', isMissing: true },
    ]);
  });

  test('accepts a text of the maximum length in code points and refuses a longer one', () => {
    const long = { ...filled, forum_title: '😀'.repeat(200) };
    expect(checkPost(long)).toEqual([]);
    expect(checkPost({ ...long, forum_title: '😀'.repeat(201) })).toEqual([
      { path: 'forum_title', message: '200자까지 입력할 수 있습니다.', isMissing: false },
    ]);
  });

  test('counts decomposed Korean in its composed form', () => {
    expect(checkPost({ ...filled, forum_title: '한'.normalize('NFD').repeat(200) })).toEqual([]);
  });

  test('uses a single message for every rule of a field', () => {
    const check = createFormCheck(z.pick(SignupBody, { member_password: true }), {
      member_password: '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
    });
    for (const member_password of ['', 'abc', 'a'.repeat(21), '한글비밀번호', '😀😀😀']) {
      expect(check({ member_password }).map(({ message }) => message)).toEqual([
        '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
      ]);
    }
    expect(check({ member_password: 'hanbit01!' })).toEqual([]);
  });

  test('reports the message of a custom rule at its field', () => {
    const schema = z.extend(ChangePwBody, { confirm: z.string() }).check(
      z.refine((it) => it.confirm === it.member_new_password, {
        path: ['confirm'],
        message: '비밀번호가 일치하지 않습니다.',
      }),
    );
    const check = createFormCheck(schema, {});
    expect(check({ member_original_password: 'x', member_new_password: 'hanbit01!', confirm: 'hanbit02!' })).toEqual([
      { path: 'confirm', message: '비밀번호가 일치하지 않습니다.', isMissing: false },
    ]);
  });

  test('uses the messages of a field for every repeated entry', () => {
    const check = createFormCheck(z.object({ entries: z.array(ModifyMemberEduInfoBodyItem) }), {
      member_edu_school: '학교를 입력해 주세요.',
      member_edu_degree: '학위를 선택해 주세요.',
    });
    const entry = {
      member_edu_school: '한빛대학교',
      member_edu_specialty: '화학',
      member_edu_degree: '박사' as const,
      member_edu_gradation_year: '2020',
      member_edu_nation: '대한민국',
    };
    const problems = check({ entries: [entry, { ...entry, member_edu_school: '' }] });
    expect(problems).toEqual([
      { path: 'entries.1.member_edu_school', message: '학교를 입력해 주세요.', isMissing: true },
    ]);
  });

  test('uses default messages for a field without messages', () => {
    expect(createFormCheck(post, {})({ forum_title: '', forum_content: 'x'.repeat(2001) })).toEqual([
      { path: 'forum_title', message: '필수 입력 항목입니다.', isMissing: true },
      { path: 'forum_content', message: '2000자까지 입력할 수 있습니다.', isMissing: false },
    ]);
  });
});

test.each([
  [{ format: '형식' }, ['형식', '형식', '형식', '형식']],
  [{ empty: '빈 값', tooLong: '김', tooShort: '짧음' }, ['빈 값', '짧음', '김', '입력 형식을 확인해 주세요.']],
  [
    {},
    ['필수 입력 항목입니다.', '2자 이상 입력해 주세요.', '3자까지 입력할 수 있습니다.', '입력 형식을 확인해 주세요.'],
  ],
])('the messages %j are used for empty, short, long and malformed texts', (name, expected) => {
  const schema = z.object({
    name: z.string().check(z.minLength(2), z.maxLength(3), z.regex(/^a/)),
  });
  const check = createFormCheck(schema, { name });
  expect(['', 'a', 'aaaa', 'bb'].map((text) => check({ name: text })[0]?.message)).toEqual(expected);
});

test('listErrors returns the problems of the resolver as a flat list', async () => {
  const resolve = createResolver(() => [
    { path: 'title', message: '제목', isMissing: true },
    { path: 'entries.1.school', message: '학교', isMissing: true },
  ]);
  const { errors } = await resolve({}, undefined, { fields: {}, shouldUseNativeValidation: false });
  expect(listErrors(errors)).toEqual([
    { path: 'title', message: '제목' },
    { path: 'entries.1.school', message: '학교' },
  ]);
  expect([null, 'text', { message: 1, type: 'rule' }, { message: '제목' }].map((one) => listErrors(one))).toEqual([
    [],
    [],
    [],
    [],
  ]);
});
