import { describe, expect, test } from 'vitest';
import { bodyProblem } from '#mocks/http/contract.ts';
import { modifyMemberEduInfoRequestMaxItems } from '#src/api/generated/constants.ts';
import { emptyEducation } from '#src/features/profile/empty-values.ts';
import { createFormCheck } from '#src/forms/form-rules.ts';
import { unfinishedStep } from '#src/pages/signup/signup-check.ts';
import { emptySignupDraft, parseSignupDraft, type SignupDraft } from '#src/pages/signup/signup-draft.ts';
import { signupRequest } from '#src/pages/signup/signup-request.ts';
import { emptyInfo } from '#src/pages/signup/steps/empty-info.ts';
import { infoMessages, infoSchema } from '#src/pages/signup/steps/info-values.ts';
import {
  advanceStep,
  canOpenStep,
  initialProgress,
  openStep,
  type Progress,
  parseProgress,
  steps,
} from '#src/pages/signup/steps.ts';

const passwords = { member_password: 'haneul88!', member_re_password: 'haneul88!' };

const draft: SignupDraft = {
  ...emptySignupDraft,
  terms: { service: true, privacy: true },
  info: {
    member_name: ' 강하늘빛 ',
    member_en_name: 'Haneulbit Kang',
    member_birth_year: '1988',
    member_birth_month: '2',
    member_birth_date: '29',
    member_gender: '여',
    member_id: 'haneul88',
    member_zipcode: '01234',
    member_address: '서울특별시 한빛구 은하로 12',
    member_address_detail: '101동 1203호',
    member_cell: '01000000031',
    member_email: 'haneul@mail.example',
  },
  checkedId: 'haneul88',
  verifiedEmail: 'haneul@mail.example',
  education: [
    {
      member_edu_school: '한울대학교',
      member_edu_specialty: '화학공학',
      member_edu_degree: '학사',
      member_edu_gradation_year: '2011',
      member_edu_nation: '대한민국',
    },
    {
      member_edu_school: 'Hanul University',
      member_edu_specialty: '화장품학',
      member_edu_degree: '석사과정',
      member_edu_gradation_year: '2013',
      member_edu_nation: '미국',
    },
  ],
};

describe('the steps', () => {
  test('in every reachable progress, the steps up to the last one can be opened, and none after completion', () => {
    const seen = new Map<string, Progress>();
    const queue: Progress[] = [initialProgress];
    let transitions = 0;
    for (let progress = queue.pop(); progress; progress = queue.pop()) {
      const positionOf = (step: (typeof steps)[number]) => steps.indexOf(step);
      if (seen.has(JSON.stringify(progress))) continue;
      seen.set(JSON.stringify(progress), progress);
      for (const step of steps) {
        const isDone = progress.last === '회원가입 완료';
        expect(canOpenStep(progress, step)).toBe(!isDone && positionOf(step) <= positionOf(progress.last));
        const next = openStep(progress, step);
        expect(next.last).toBe(progress.last);
        expect(next.current).toBe(canOpenStep(progress, step) ? step : progress.current);
        queue.push(next);
        transitions += 1;
      }
      const next = advanceStep(progress);
      expect(positionOf(next.last)).toBe(Math.max(positionOf(progress.last), positionOf(next.current)));
      queue.push(next);
      transitions += 1;
      expect(parseProgress(progress.current, progress.last)).toEqual(progress);
    }
    expect({ states: seen.size, transitions }).toMatchInlineSnapshot(`
      {
        "states": 11,
        "transitions": 66,
      }
    `);
  });

  test.each([
    ['nothing', null, null],
    ['a step that does not exist', '결제', '결제'],
    ['only the current step', '직장정보 입력', null],
    ['a current step after the last one', '학력정보 입력', '기본정보 입력'],
    ['an open step after completion', '기본정보 입력', '회원가입 완료'],
  ])('restart when the storage contains %s', (_, current, last) => {
    expect(parseProgress(current, last)).toEqual(initialProgress);
  });
});

describe('the sign-up request', () => {
  const request = signupRequest(draft, passwords);

  test('matches the contract', () => {
    expect(bodyProblem('signup', request)).toBeNull();
  });

  test('joins the education records by the two separators', () => {
    expect(request.member_edu).toBe(
      '한울대학교♩화학공학♩학사♩2011♩대한민국♫Hanul University♩화장품학♩석사과정♩2013♩미국',
    );
  });

  test('has the gender as a word, only digits in telephone numbers, empty uncollected fields, and trimmed texts', () => {
    expect(request).toMatchObject({
      member_name: '강하늘빛',
      member_gender: '여',
      member_cell: '01000000031',
      member_md: '',
      member_company_fax: '',
      member_position: '',
      ...passwords,
    });
  });

  test('has the typed position instead of the selected one', () => {
    const company = { ...draft.company, position_choice: '기타(직접입력)', member_position: '겸임교수' };
    expect(signupRequest({ ...draft, company }, passwords).member_position).toBe('겸임교수');
    expect(
      signupRequest({ ...draft, company: { ...company, position_choice: '교수' } }, passwords).member_position,
    ).toBe('교수');
  });

  test('fits the contract with the maximum number of education records of the maximum length', () => {
    const [first] = draft.education;
    const longest = {
      ...(first ?? emptyEducation),
      member_edu_school: '가'.repeat(100),
      member_edu_specialty: '나'.repeat(100),
    };
    const longestDraft = {
      ...draft,
      education: Array.from({ length: modifyMemberEduInfoRequestMaxItems }, () => longest),
    };
    expect(modifyMemberEduInfoRequestMaxItems).toBe(20);
    expect(bodyProblem('signup', signupRequest(longestDraft, passwords))).toBeNull();
  });
});

describe('the first unfinished step of a sign-up without', () => {
  test.each<[string, Partial<SignupDraft>, typeof passwords, string | null]>([
    ['anything missing', {}, passwords, null],
    ['accepted terms', { terms: { service: true, privacy: false } }, passwords, '회원약관 동의'],
    ['a name', { info: { ...draft.info, member_name: ' ' } }, passwords, '기본정보 입력'],
    ['a duplicate check of the current ID', { checkedId: 'gaon2002' }, passwords, '기본정보 입력'],
    ['verification of the current email address', { verifiedEmail: 'gaon@univ.example' }, passwords, '기본정보 입력'],
    ['the passwords', {}, { member_password: '', member_re_password: '' }, '기본정보 입력'],
    [
      'a workplace of valid length',
      { company: { ...draft.company, member_company_name: '가'.repeat(101) } },
      passwords,
      '직장정보 입력',
    ],
    ['a complete education record', { education: [emptyEducation] }, passwords, '학력정보 입력'],
  ])('%s is found before the request', (_, changes, typedPasswords, step) => {
    expect(unfinishedStep({ ...draft, ...changes }, typedPasswords)).toBe(step);
  });
});

describe('a stored draft', () => {
  test('is restored unchanged', () => {
    expect(parseSignupDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([
    ['malformed JSON', '{'],
    ['an array', '[]'],
    ['null', 'null'],
    ['an object with a missing part', JSON.stringify({ ...draft, company: undefined })],
    ['an object with a number instead of text', JSON.stringify({ ...draft, info: { ...draft.info, member_name: 3 } })],
    ['an object whose education is not a list', JSON.stringify({ ...draft, education: {} })],
    ['an object without education records', JSON.stringify({ ...draft, education: [] })],
  ])('is rejected when it is %s', (_, text) => {
    expect(parseSignupDraft(text)).toBeNull();
  });

  test('has no field for a password', () => {
    expect(Object.keys(emptySignupDraft.info).filter((name) => name.includes('password'))).toEqual([]);
  });
});

const checkInfo = createFormCheck(infoSchema, infoMessages);
const validationMessage = (values: Partial<typeof emptyInfo>, path: string) =>
  checkInfo({ ...emptyInfo, ...values }).find((problem) => problem.path === path)?.message;

describe('the validation of typed text', () => {
  test.each([
    ['member_id', 'haneul-88', '6~20자의 영문, 숫자만 입력 가능합니다.'],
    ['member_password', 'haneul88?', '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.'],
  ])('rejects in %s the text %s with the rule', (name, text, message) => {
    expect(validationMessage({ [name]: text }, name)).toBe(message);
    expect(validationMessage({ [name]: 'haneul88' }, name)).toBeUndefined();
  });

  test.each([
    ['', '이메일 주소를 입력해 주세요.'],
    ['a@', '이메일 주소를 입력해 주세요.'],
    ['@mail.example', '이메일 주소를 입력해 주세요.'],
    ['a b@mail.example', undefined],
    ['a@mail', '이메일 주소의 형식을 확인해 주세요.'],
    ['a(b@mail.example', '이메일 주소의 형식을 확인해 주세요.'],
    ['a@mail.example', undefined],
  ])('returns for the email address %s the message %s', (text, message) => {
    const typed = text.replace(/\s/g, '');
    expect(validationMessage({ member_email: typed }, 'member_email')).toBe(message);
  });

  test('accepts 29 February as birthday only in leap years', () => {
    const birthdayMessage = (year: string, day: string) =>
      validationMessage(
        { member_birth_year: year, member_birth_month: '2', member_birth_date: day },
        'member_birth_date',
      );
    expect(birthdayMessage('1988', '29')).toBeUndefined();
    expect(birthdayMessage('2000', '29')).toBeUndefined();
    expect(birthdayMessage('1989', '29')).toBe('생년월일을 선택해 주세요.');
    expect(birthdayMessage('1988', '30')).toBe('생년월일을 선택해 주세요.');
  });

  test('requires the repeated password to equal the password', () => {
    const repetitionMessage = (repeated: string) =>
      validationMessage({ member_password: 'haneul88!', member_re_password: repeated }, 'member_re_password');
    expect(repetitionMessage('')).toBe('비밀번호가 일치하지 않습니다.');
    expect(repetitionMessage('haneul88')).toBe('비밀번호가 일치하지 않습니다.');
    expect(repetitionMessage('haneul88!')).toBeUndefined();
  });

  test('reports equal invalid passwords as invalid, not as different', () => {
    const both = { member_password: '한글비밀번호', member_re_password: '한글비밀번호' };
    expect(validationMessage(both, 'member_password')).toBe('6~20자의 영문, 숫자,특수문자만 입력 가능합니다.');
    expect(validationMessage(both, 'member_re_password')).toBeUndefined();
  });
});
