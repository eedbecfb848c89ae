import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  codeExpiresAt,
  codeLifetimeMs,
  createVerification,
  reduceVerification,
  remainingDelayMs,
  resendDelayMs,
  sendDisabledReason,
  sendLabel,
  type Verification,
  type VerificationEvent,
  verificationTexts,
  verifyDisabledReason,
} from '#src/features/email-verification/email-verification.ts';
import { announcementAt, formatCountdown } from '#src/features/email-verification/verification-countdown.tsx';

const emails = ['', 'a@', 'a@x.kr', 'b@x.kr'];
const codes = ['', '1', '2'];

/** What the server is asked at the moment, and with what. */
type Call = { kind: 'send' | 'verify'; email: string; code: string } | null;

/** The block, the call that it has made, and the clock in steps of half a wait. */
type World = { state: Verification; call: Call; time: number };

type Step =
  | { do: 'email'; value: string }
  | { do: 'code'; value: string }
  | { do: 'pressSend' | 'pressVerify' | 'answerYes' | 'answerNo' | 'wait' };

const allSteps: Step[] = [
  ...emails.map((value): Step => ({ do: 'email', value })),
  ...codes.map((value): Step => ({ do: 'code', value })),
  ...(['pressSend', 'pressVerify', 'answerYes', 'answerNo', 'wait'] as const).map((name): Step => ({ do: name })),
];

const half = resendDelayMs / 2;
const at = (time: number) => time * half;

function eventOf(call: NonNullable<Call>, isYes: boolean, time: number): VerificationEvent {
  const { email, code } = call;
  if (call.kind === 'send')
    return isYes ? { type: 'sent', email, at: at(time) } : { type: 'sendFailed', email, message: '오류' };
  return isYes ? { type: 'verified', email, code } : { type: 'verifyFailed', email, code, message: '오류' };
}

/** A button that is off does nothing, as on the screen. */
function press(world: World, kind: 'send' | 'verify'): World {
  const { state, time } = world;
  const isOff =
    sendDisabledReason(state.email) !== undefined || (kind === 'verify' && verifyDisabledReason(state) !== undefined);
  if (isOff) return world;
  const next = reduceVerification(
    state,
    kind === 'send' ? { type: 'sendPressed', at: at(time) } : { type: 'verifyPressed' },
  );
  const began = state.pending === null && next.pending !== null;
  return { ...world, state: next, call: began ? { kind, email: state.email, code: state.code } : world.call };
}

function go(world: World, step: Step): World {
  switch (step.do) {
    case 'email':
      return { ...world, state: reduceVerification(world.state, { type: 'emailEdited', email: step.value }) };
    case 'code':
      return { ...world, state: reduceVerification(world.state, { type: 'codeEdited', code: step.value }) };
    case 'pressSend':
      return press(world, 'send');
    case 'pressVerify':
      return press(world, 'verify');
    case 'wait':
      return { ...world, time: world.time + 1 };
    default: {
      if (!world.call) return world;
      const event = eventOf(world.call, step.do === 'answerYes', world.time);
      return { ...world, call: null, state: reduceVerification(world.state, event) };
    }
  }
}

/** The rules as they are written down, kept by a second, simpler machine: what each button has to say. */
type Oracle = {
  email: string;
  code: string;
  isSent: boolean;
  isVerified: boolean;
  call: Call;
  sentAt: Map<string, number>;
};

function judge(oracle: Oracle, step: Step, time: number): Oracle {
  const { email, code, call } = oracle;
  const canSend = /.@./.test(email) && !call && time - (oracle.sentAt.get(email) ?? Number.NEGATIVE_INFINITY) >= 2;
  const canVerify = /.@./.test(email) && code !== '' && !oracle.isVerified && !call;
  switch (step.do) {
    case 'email':
      return step.value === email ? oracle : { ...oracle, email: step.value, isSent: false, isVerified: false };
    case 'code':
      return step.value === code ? oracle : { ...oracle, code: step.value, isVerified: false };
    case 'pressSend':
      return canSend ? { ...oracle, call: { kind: 'send', email, code } } : oracle;
    case 'pressVerify':
      return canVerify ? { ...oracle, call: { kind: 'verify', email, code } } : oracle;
    case 'wait':
      return oracle;
    default: {
      const done = { ...oracle, call: null };
      if (!call || step.do === 'answerNo') return done;
      if (call.kind === 'send') {
        const sentAt = new Map(oracle.sentAt).set(call.email, time);
        return call.email === email
          ? { ...done, sentAt, code: '', isSent: true, isVerified: false }
          : { ...done, sentAt };
      }
      return call.email === email && call.code === code ? { ...done, isVerified: true, isSent: true } : done;
    }
  }
}

const buttonsOf = ({ state }: World) => ({
  send: sendLabel(state),
  isSendOff: sendDisabledReason(state.email) !== undefined || state.pending === 'send',
  isVerifyOff: verifyDisabledReason(state) !== undefined,
  isVerified: state.phase === 'verified',
});

const expected = ({ email, code, isSent, isVerified, call }: Oracle) => ({
  send: isSent ? '재전송' : '전송',
  isSendOff: !/.@./.test(email) || call?.kind === 'send',
  isVerifyOff: code === '' || isVerified,
  isVerified,
});

const beginWorld = (): World => ({ state: createVerification(''), call: null, time: 0 });
const beginOracle = (): Oracle => ({
  email: '',
  code: '',
  isSent: false,
  isVerified: false,
  call: null,
  sentAt: new Map(),
});

/** Two worlds with this in common behave alike from now on. */
const keyOf = ({ state, call, time }: World) => {
  const waits = Object.keys(state.sentAt).map((email) => [
    email,
    Math.max(0, (state.sentAt[email] ?? 0) / half + 2 - time),
  ]);
  const { email, code, phase, pending, notice, codeProblem } = state;
  return JSON.stringify([email, code, phase, pending, notice?.kind, codeProblem, call, waits.sort()]);
};

test('every state that can be reached has the buttons that the rules ask for, and every step keeps them', () => {
  const seen = new Set<string>();
  const queue: { world: World; oracle: Oracle }[] = [{ world: beginWorld(), oracle: beginOracle() }];
  let transitions = 0;
  seen.add(keyOf(beginWorld()));
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const step of allSteps) {
      const world = go(next.world, step);
      const oracle = judge(next.oracle, step, next.world.time);
      transitions += 1;
      expect(buttonsOf(world), JSON.stringify(step)).toEqual(expected(oracle));
      expect(world.call, 'the call that is under way').toEqual(oracle.call);
      expect(world.state.pending, 'one call at a time').toBe(world.call?.kind ?? null);
      if (seen.has(keyOf(world))) continue;
      seen.add(keyOf(world));
      queue.push({ world, oracle });
    }
  }
  expect({ states: seen.size, transitions }).toMatchInlineSnapshot(`
    {
      "states": 3186,
      "transitions": 38232,
    }
  `);
});

test('long random walks never leave the rules', () => {
  const step = fc.constantFrom(...allSteps);
  fc.assert(
    fc.property(fc.array(step, { minLength: 20, maxLength: 60 }), (walk) => {
      let [world, oracle] = [beginWorld(), beginOracle()];
      for (const next of walk) {
        const { time } = world;
        world = go(world, next);
        oracle = judge(oracle, next, time);
        expect(buttonsOf(world)).toEqual(expected(oracle));
      }
    }),
    { numRuns: 2000 },
  );
});

describe('what the block says', () => {
  const typed = reduceVerification(createVerification(''), { type: 'emailEdited', email: 'a@x.kr' });
  const sent = reduceVerification(reduceVerification(typed, { type: 'sendPressed', at: 0 }), {
    type: 'sent',
    email: 'a@x.kr',
    at: 0,
  });
  const coded = reduceVerification(sent, { type: 'codeEdited', code: '1' });

  test('a code that was sent, in its two lines', () => {
    expect(sent.notice?.text).toBe(
      '입력하신 이메일로 인증번호가 발송되었습니다.\n이메일을 확인하신 후 인증번호를 입력해 주세요.',
    );
  });

  test('an address that is verified', () => {
    const verified = reduceVerification(coded, { type: 'verified', email: 'a@x.kr', code: '1' });
    expect(verified.notice?.text).toBe('인증이 완료되었습니다.');
  });

  test('a wrong code, at its field, until it is edited', () => {
    const wrong = reduceVerification(coded, {
      type: 'verifyFailed',
      email: 'a@x.kr',
      code: '1',
      message: verificationTexts.wrong,
    });
    expect(wrong.codeProblem).toBe('인증번호가 일치하지 않습니다.');
    expect(reduceVerification(wrong, { type: 'codeEdited', code: '12' }).codeProblem).toBeNull();
  });

  test('a second send that comes too soon, with the seconds to wait, and sends nothing', () => {
    const again = reduceVerification(sent, { type: 'sendPressed', at: 5_500 });
    expect(again.pending).toBeNull();
    expect(again.notice?.text).toMatch(/^25초 후에 다시 보낼 수 있습니다/);
  });

  test('another address is sent a code at once, and the first one still waits', () => {
    const other = reduceVerification(sent, { type: 'emailEdited', email: 'b@x.kr' });
    expect(remainingDelayMs(other, 1_000)).toBe(0);
    expect(remainingDelayMs(reduceVerification(other, { type: 'emailEdited', email: 'a@x.kr' }), 1_000)).toBe(29_000);
  });

  test('a call that was stopped says nothing', () => {
    const pending = reduceVerification(typed, { type: 'sendPressed', at: 0 });
    expect(reduceVerification(pending, { type: 'sendFailed', email: 'a@x.kr', message: null }).notice).toBeNull();
  });

  test('a code lives ten minutes from its sending', () => {
    expect(codeExpiresAt(sent)).toBe(codeLifetimeMs);
    expect(codeExpiresAt(typed)).toBeNull();
  });
});

describe('the time that is left', () => {
  test.each([
    [600, '10:00'],
    [65, '1:05'],
    [0, '0:00'],
  ])('%i seconds are shown as %s', (seconds, shown) => {
    expect(formatCountdown(seconds)).toBe(shown);
  });

  test('is spoken three times in ten minutes', () => {
    const said = Array.from({ length: 601 }, (_, index) => announcementAt(600 - index));
    expect(said.filter((text, index) => text !== '' && text !== said[index - 1])).toEqual([
      '인증번호의 유효 시간이 3분 남았습니다.',
      '인증번호의 유효 시간이 1분 남았습니다. 재전송을 누르면 새로 시작됩니다.',
      '인증번호의 유효 시간이 지났습니다. 재전송을 눌러 새 인증번호를 받아 주세요.',
    ]);
  });
});
