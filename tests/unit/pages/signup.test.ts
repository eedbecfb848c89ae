import { describe, expect, test } from 'vitest';
import * as zod from 'zod/mini';
import { bodyProblem } from '#mocks/http/contract.ts';
import {
  educationMessages,
  educationSchema,
  emptyEducation,
  maxEducationEntries,
} from '#src/features/profile/education-values.ts';
import { createEntries } from '#src/lib/forms/form-entries.ts';
import { createFormCheck } from '#src/lib/forms/form-rules.ts';
import { countryNames } from '#src/lib/text/country-names.ts';
import { unfinishedStep } from '#src/pages/signup/signup-check.ts';
import { emptySignupDraft, parseSignupDraft, type SignupDraft } from '#src/pages/signup/signup-draft.ts';
import { signupRequest } from '#src/pages/signup/signup-request.ts';
import {
  checkDisabledReason,
  createIdCheck,
  type IdCheck,
  idProblem,
  reduceIdCheck,
} from '#src/pages/signup/steps/id-check.ts';
import { emptyInfo, infoMessages, infoSchema } from '#src/pages/signup/steps/info-values.ts';
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
  test('every progress that can be reached opens the steps up to the last one, and none once all is done', () => {
    const seen = new Map<string, Progress>();
    const queue: Progress[] = [initialProgress];
    let transitions = 0;
    for (let at = queue.pop(); at; at = queue.pop()) {
      const place = (step: (typeof steps)[number]) => steps.indexOf(step);
      if (seen.has(JSON.stringify(at))) continue;
      seen.set(JSON.stringify(at), at);
      for (const step of steps) {
        const isDone = at.last === '회원가입 완료';
        expect(canOpenStep(at, step)).toBe(!isDone && place(step) <= place(at.last));
        const next = openStep(at, step);
        expect(next.last).toBe(at.last);
        expect(next.current).toBe(canOpenStep(at, step) ? step : at.current);
        queue.push(next);
        transitions += 1;
      }
      const next = advanceStep(at);
      expect(place(next.last)).toBe(Math.max(place(at.last), place(next.current)));
      queue.push(next);
      transitions += 1;
      expect(parseProgress(at.current, at.last)).toEqual(at);
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
    ['one half alone', '직장정보 입력', null],
    ['a step past the last one', '학력정보 입력', '기본정보 입력'],
    ['a step that is open though all is done', '기본정보 입력', '회원가입 완료'],
  ])('begin anew where the storage holds %s', (_, current, last) => {
    expect(parseProgress(current, last)).toEqual(initialProgress);
  });
});

describe('the check of an ID', () => {
  const ids = ['', 'short', 'haneul88', 'gaon2002'];
  type World = { state: IdCheck; asked: string | null };

  const go = ({ state, asked }: World, step: string): World => {
    if (ids.includes(step)) return { asked, state: reduceIdCheck(state, { type: 'edited', id: step }) };
    if (step === 'press') {
      if (checkDisabledReason(state, state.id)) return { state, asked };
      const next = reduceIdCheck(state, { type: 'pressed' });
      return { state: next, asked: next.isPending && !state.isPending ? state.id : asked };
    }
    if (asked === null) return { state, asked };
    if (step === 'fail')
      return { asked: null, state: reduceIdCheck(state, { type: 'failed', id: asked, message: '오류' }) };
    return { asked: null, state: reduceIdCheck(state, { type: step === 'free' ? 'free' : 'taken', id: asked }) };
  };

  test('every state that can be reached says of the ID that stands there what was last heard of it', () => {
    const begin: World = { state: createIdCheck(''), asked: null };
    const seen = new Set([JSON.stringify(begin)]);
    const queue: { world: World; known: 'free' | 'taken' | null }[] = [{ world: begin, known: null }];
    let transitions = 0;
    for (let next = queue.pop(); next; next = queue.pop()) {
      for (const step of [...ids, 'press', 'free', 'taken', 'fail']) {
        const { world } = next;
        const after = go(world, step);
        const answersThis = world.asked === world.state.id && ['free', 'taken', 'fail'].includes(step);
        let known = after.state.id === world.state.id ? next.known : null;
        if (answersThis) known = step === 'fail' ? null : step === 'free' ? 'free' : 'taken';
        transitions += 1;
        expect(after.state.phase).toBe(known ?? 'unchecked');
        expect(after.state.isPending, 'one call at a time').toBe(after.asked !== null);
        const isOff = !/^[A-Za-z0-9]{6,20}$/.test(after.state.id) || known === 'taken';
        expect(checkDisabledReason(after.state, after.state.id) !== undefined, 'the button').toBe(isOff);
        expect(idProblem(after.state, after.state.id)).toBe(
          known === null
            ? '아이디 중복 확인 버튼을 눌러주세요.'
            : known === 'taken'
              ? '사용할 수 없는 아이디입니다.'
              : null,
        );
        if (seen.has(JSON.stringify(after))) continue;
        seen.add(JSON.stringify(after));
        queue.push({ world: after, known });
      }
    }
    expect({ states: seen.size, transitions }).toMatchInlineSnapshot(`
      {
        "states": 40,
        "transitions": 320,
      }
    `);
  });
});

describe('what is sent', () => {
  const request = signupRequest(draft, passwords);

  test('keeps the contract', () => {
    expect(bodyProblem('signup', request)).toBeNull();
  });

  test('joins the education by its two separators', () => {
    expect(request.member_edu).toBe(
      '한울대학교♩화학공학♩학사♩2011♩대한민국♫Hanul University♩화장품학♩석사과정♩2013♩미국',
    );
  });

  test('has the gender in words, digits alone, what is not collected empty, and no white space around a text', () => {
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

  test('has the typed position in place of the choice', () => {
    const company = { ...draft.company, position_choice: '기타(직접입력)', member_position: '겸임교수' };
    expect(signupRequest({ ...draft, company }, passwords).member_position).toBe('겸임교수');
    expect(
      signupRequest({ ...draft, company: { ...company, position_choice: '교수' } }, passwords).member_position,
    ).toBe('교수');
  });

  test('is as long as the contract allows with as many and as long records as a form takes', () => {
    const [first] = draft.education;
    const longest = {
      ...(first ?? emptyEducation),
      member_edu_school: '가'.repeat(100),
      member_edu_specialty: '나'.repeat(100),
    };
    const whole = { ...draft, education: Array.from({ length: maxEducationEntries }, () => longest) };
    expect(maxEducationEntries).toBe(20);
    expect(bodyProblem('signup', signupRequest(whole, passwords))).toBeNull();
  });
});

describe('what was half done', () => {
  test.each<[string, Partial<SignupDraft>, typeof passwords, string | null]>([
    ['nothing', {}, passwords, null],
    ['the terms', { terms: { service: true, privacy: false } }, passwords, '회원약관 동의'],
    ['a name', { info: { ...draft.info, member_name: ' ' } }, passwords, '기본정보 입력'],
    ['the check of another ID', { checkedId: 'gaon2002' }, passwords, '기본정보 입력'],
    ['the proof of another address', { verifiedEmail: 'gaon@univ.example' }, passwords, '기본정보 입력'],
    ['the passwords', {}, { member_password: '', member_re_password: '' }, '기본정보 입력'],
    [
      'a workplace that is too long',
      { company: { ...draft.company, member_company_name: '가'.repeat(101) } },
      passwords,
      '직장정보 입력',
    ],
    ['a record of the education', { education: [emptyEducation] }, passwords, '학력정보 입력'],
  ])('is found before anything is sent: %s', (_, part, typed, step) => {
    expect(unfinishedStep({ ...draft, ...part }, typed)).toBe(step);
  });
});

describe('a stored draft', () => {
  test('comes back as it was', () => {
    expect(parseSignupDraft(JSON.stringify(draft))).toEqual(draft);
  });

  test.each([
    ['no JSON', '{'],
    ['no object', '[]'],
    ['null', 'null'],
    ['a part that is missing', JSON.stringify({ ...draft, company: undefined })],
    ['a number for a text', JSON.stringify({ ...draft, info: { ...draft.info, member_name: 3 } })],
    ['education that is no list', JSON.stringify({ ...draft, education: {} })],
    ['no record at all', JSON.stringify({ ...draft, education: [] })],
  ])('is refused where it is %s', (_, text) => {
    expect(parseSignupDraft(text)).toBeNull();
  });

  test('never has a place for a password', () => {
    expect(Object.keys(emptySignupDraft.info).filter((name) => name.includes('password'))).toEqual([]);
  });
});

describe('the countries', () => {
  test('are about 240, by their Korean names, each once', () => {
    const names = countryNames();
    expect(names.length).toBeGreaterThan(230);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['대한민국', '미국', '일본', '독일', '튀르키예']));
    expect(names).not.toContain('유럽 연합');
  });
});

const checkInfo = createFormCheck(infoSchema, infoMessages);
const messageOf = (values: Partial<typeof emptyInfo>, path: string) =>
  checkInfo({ ...emptyInfo, ...values }).find((problem) => problem.path === path)?.message;

describe('what is typed', () => {
  const oddities: [string, string][] = [
    ['emoji', '😀'],
    ['Korean taken apart', '한글'.normalize('NFD')],
    ['a right-to-left mark', '\u200f이름\u202e'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['a line break', '가\n나'],
  ];

  test.each(oddities)('in a free text is kept as it is: %s', (_, text) => {
    for (const name of ['member_name', 'member_en_name', 'member_address', 'member_address_detail'] as const) {
      expect(messageOf({ [name]: text }, name)).toBeUndefined();
    }
  });

  test.each([
    ...oddities,
    ['blanks', '      '],
    ['a dash', 'haneul-88'],
    ['too short', 'abc12'],
    ['too long', 'a'.repeat(21)],
  ])('as an ID is refused: %s', (_, text) => {
    expect(messageOf({ member_id: text }, 'member_id')).toBe('6~20자의 영문, 숫자만 입력 가능합니다.');
  });

  test.each([
    ...oddities,
    ['blanks', '      '],
    ['another sign', 'haneul88?'],
    ['too short', 'abc1!'],
    ['too long', 'a'.repeat(21)],
  ])('as a password is refused: %s', (_, text) => {
    expect(messageOf({ member_password: text }, 'member_password')).toBe(
      '6~20자의 영문, 숫자,특수문자만 입력 가능합니다.',
    );
  });

  test.each([
    ['member_name', 50],
    ['member_en_name', 100],
    ['member_address', 200],
    ['member_address_detail', 100],
  ] as const)('in %s may have %i characters and no more; an emoji is one', (name, most) => {
    expect(messageOf({ [name]: '😀'.repeat(most) }, name)).toBeUndefined();
    expect(messageOf({ [name]: '😀'.repeat(most + 1) }, name)).toBe(`${most}자까지 입력할 수 있습니다.`);
    expect(messageOf({ [name]: '한'.normalize('NFD').repeat(most) }, name)).toBeUndefined();
  });

  test.each([
    ['', '이메일 주소를 입력해 주세요.'],
    ['a@', '이메일 주소를 입력해 주세요.'],
    ['@mail.example', '이메일 주소를 입력해 주세요.'],
    ['a b@mail.example', undefined],
    ['a@mail', '이메일 주소의 형식을 확인해 주세요.'],
    ['a(b@mail.example', '이메일 주소의 형식을 확인해 주세요.'],
    ['a@mail.example', undefined],
  ])('as the address %s says %s', (text, message) => {
    const typed = text.replace(/\s/g, '');
    expect(messageOf({ member_email: typed }, 'member_email')).toBe(message);
  });

  test('as a birth date has to be a day of its month: 29 February in leap years alone', () => {
    const born = (year: string, day: string) =>
      messageOf({ member_birth_year: year, member_birth_month: '2', member_birth_date: day }, 'member_birth_date');
    expect(born('1988', '29')).toBeUndefined();
    expect(born('2000', '29')).toBeUndefined();
    expect(born('1989', '29')).toBe('생년월일을 선택해 주세요.');
    expect(born('1988', '30')).toBe('생년월일을 선택해 주세요.');
  });

  test('as a repetition has to be the password, whatever else is wrong', () => {
    const repeated = (again: string) =>
      messageOf({ member_password: 'haneul88!', member_re_password: again }, 'member_re_password');
    expect(repeated('')).toBe('비밀번호가 일치하지 않습니다.');
    expect(repeated('haneul88')).toBe('비밀번호가 일치하지 않습니다.');
    expect(repeated('haneul88!')).toBeUndefined();
  });

  test.each(['abc', '한글비밀번호', 'a'.repeat(21)])(
    'as equal passwords %s break the rule and do not differ',
    (typed) => {
      const both = { member_password: typed, member_re_password: typed };
      expect(messageOf(both, 'member_password')).toBe('6~20자의 영문, 숫자,특수문자만 입력 가능합니다.');
      expect(messageOf(both, 'member_re_password')).toBeUndefined();
    },
  );
});

describe('a separator', () => {
  const check = createFormCheck(
    zod.object({ education: educationSchema }),
    educationMessages({ school: '학교를 입력해 주세요.', specialty: '전공을 입력해 주세요.' }),
  );
  test.each(['member_edu_school', 'member_edu_specialty'])('in %s is refused with a message', (name) => {
    for (const sign of ['♩', '♫']) {
      const [first] = draft.education;
      const problems = check({
        education: createEntries([{ ...(first ?? emptyEducation), [name]: `한울${sign}대학교` }]),
      });
      expect(problems).toEqual([
        { path: `education.entry-1.${name}`, message: "'♩'와 '♫'는 사용할 수 없습니다.", isMissing: false },
      ]);
    }
  });
});
