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

/** The pending request to the server. */
type Call = { kind: 'send' | 'verify'; email: string; code: string } | null;

/** The state of the form section, its pending request, and the time in units of half the resend wait. */
type Simulation = { state: Verification; call: Call; time: number };

type Step =
  | { do: 'email'; value: string }
  | { do: 'code'; value: string }
  | { do: 'pressSend' | 'pressVerify' | 'respondSuccess' | 'respondFailure' | 'wait' };

const allSteps: Step[] = [
  ...emails.map((value): Step => ({ do: 'email', value })),
  ...codes.map((value): Step => ({ do: 'code', value })),
  ...(['pressSend', 'pressVerify', 'respondSuccess', 'respondFailure', 'wait'] as const).map(
    (name): Step => ({ do: name }),
  ),
];

const halfWaitMs = resendDelayMs / 2;
const toMs = (time: number) => time * halfWaitMs;

/** Returns the event for the response to a request. */
function responseEvent(call: NonNullable<Call>, isSuccess: boolean, time: number): VerificationEvent {
  const { email, code } = call;
  if (call.kind === 'send')
    return isSuccess ? { type: 'sent', email, at: toMs(time) } : { type: 'sendFailed', email, message: '오류' };
  return isSuccess ? { type: 'verified', email, code } : { type: 'verifyFailed', email, code, message: '오류' };
}

/** Presses a button. A disabled button does nothing, as in the form. */
function pressButton(simulation: Simulation, kind: 'send' | 'verify'): Simulation {
  const { state, time } = simulation;
  const isDisabled =
    sendDisabledReason(state.email) !== undefined || (kind === 'verify' && verifyDisabledReason(state) !== undefined);
  if (isDisabled) return simulation;
  const next = reduceVerification(
    state,
    kind === 'send' ? { type: 'sendPressed', at: toMs(time) } : { type: 'verifyPressed' },
  );
  const hasStarted = state.pending === null && next.pending !== null;
  return {
    ...simulation,
    state: next,
    call: hasStarted ? { kind, email: state.email, code: state.code } : simulation.call,
  };
}

/** Applies a step to the implementation. */
function applyStep(simulation: Simulation, step: Step): Simulation {
  switch (step.do) {
    case 'email':
      return { ...simulation, state: reduceVerification(simulation.state, { type: 'emailEdited', email: step.value }) };
    case 'code':
      return { ...simulation, state: reduceVerification(simulation.state, { type: 'codeEdited', code: step.value }) };
    case 'pressSend':
      return pressButton(simulation, 'send');
    case 'pressVerify':
      return pressButton(simulation, 'verify');
    case 'wait':
      return { ...simulation, time: simulation.time + 1 };
    default: {
      if (!simulation.call) return simulation;
      const event = responseEvent(simulation.call, step.do === 'respondSuccess', simulation.time);
      return { ...simulation, call: null, state: reduceVerification(simulation.state, event) };
    }
  }
}

/** The reference model: a second, simpler implementation of the specified rules. */
type ReferenceModel = {
  email: string;
  code: string;
  isSent: boolean;
  isVerified: boolean;
  call: Call;
  sentAt: Map<string, number>;
};

/** Applies a step to the reference model. */
function applyStepToModel(model: ReferenceModel, step: Step, time: number): ReferenceModel {
  const { email, code, call } = model;
  const canSend = /.@./.test(email) && !call && time - (model.sentAt.get(email) ?? Number.NEGATIVE_INFINITY) >= 2;
  const canVerify = /.@./.test(email) && code !== '' && !model.isVerified && !call;
  switch (step.do) {
    case 'email':
      return step.value === email ? model : { ...model, email: step.value, isSent: false, isVerified: false };
    case 'code':
      return step.value === code ? model : { ...model, code: step.value, isVerified: false };
    case 'pressSend':
      return canSend ? { ...model, call: { kind: 'send', email, code } } : model;
    case 'pressVerify':
      return canVerify ? { ...model, call: { kind: 'verify', email, code } } : model;
    case 'wait':
      return model;
    default: {
      const done = { ...model, call: null };
      if (!call || step.do === 'respondFailure') return done;
      if (call.kind === 'send') {
        const sentAt = new Map(model.sentAt).set(call.email, time);
        return call.email === email
          ? { ...done, sentAt, code: '', isSent: true, isVerified: false }
          : { ...done, sentAt };
      }
      return call.email === email && call.code === code ? { ...done, isVerified: true, isSent: true } : done;
    }
  }
}

const actualButtons = ({ state }: Simulation) => ({
  send: sendLabel(state),
  isSendDisabled: sendDisabledReason(state.email) !== undefined || state.pending === 'send',
  isVerifyDisabled: verifyDisabledReason(state) !== undefined,
  isVerified: state.phase === 'verified',
});

const expectedButtons = ({ email, code, isSent, isVerified, call }: ReferenceModel) => ({
  send: isSent ? '재전송' : '전송',
  isSendDisabled: !/.@./.test(email) || call?.kind === 'send',
  isVerifyDisabled: code === '' || isVerified,
  isVerified,
});

const beginSimulation = (): Simulation => ({ state: createVerification(''), call: null, time: 0 });
const beginModel = (): ReferenceModel => ({
  email: '',
  code: '',
  isSent: false,
  isVerified: false,
  call: null,
  sentAt: new Map(),
});

/** Returns a key that two simulations share when they behave the same from then on. */
const simulationKey = ({ state, call, time }: Simulation) => {
  const waits = Object.keys(state.sentAt).map((email) => [
    email,
    Math.max(0, (state.sentAt[email] ?? 0) / halfWaitMs + 2 - time),
  ]);
  const { email, code, phase, pending, notice, codeProblem } = state;
  return JSON.stringify([email, code, phase, pending, notice?.kind, codeProblem, call, waits.sort()]);
};

test('in every reachable state, the buttons match the reference model', () => {
  const seen = new Set<string>();
  const queue: { simulation: Simulation; model: ReferenceModel }[] = [
    { simulation: beginSimulation(), model: beginModel() },
  ];
  let transitions = 0;
  seen.add(simulationKey(beginSimulation()));
  for (let next = queue.pop(); next; next = queue.pop()) {
    for (const step of allSteps) {
      const simulation = applyStep(next.simulation, step);
      const model = applyStepToModel(next.model, step, next.simulation.time);
      transitions += 1;
      expect(actualButtons(simulation), JSON.stringify(step)).toEqual(expectedButtons(model));
      expect(simulation.call, 'the pending request').toEqual(model.call);
      expect(simulation.state.pending, 'one request at a time').toBe(simulation.call?.kind ?? null);
      if (seen.has(simulationKey(simulation))) continue;
      seen.add(simulationKey(simulation));
      queue.push({ simulation, model });
    }
  }
  expect({ states: seen.size, transitions }).toMatchInlineSnapshot(`
    {
      "states": 3186,
      "transitions": 38232,
    }
  `);
});

describe('the messages', () => {
  const typed = reduceVerification(createVerification(''), { type: 'emailEdited', email: 'a@x.kr' });
  const sent = reduceVerification(reduceVerification(typed, { type: 'sendPressed', at: 0 }), {
    type: 'sent',
    email: 'a@x.kr',
    at: 0,
  });
  const coded = reduceVerification(sent, { type: 'codeEdited', code: '1' });

  test('after sending, a message of two lines confirms the code', () => {
    expect(sent.notice?.text).toBe(
      '입력하신 이메일로 인증번호가 발송되었습니다.\n이메일을 확인하신 후 인증번호를 입력해 주세요.',
    );
  });

  test('after verification, a message confirms the email address', () => {
    const verified = reduceVerification(coded, { type: 'verified', email: 'a@x.kr', code: '1' });
    expect(verified.notice?.text).toBe('인증이 완료되었습니다.');
  });

  test('a wrong code has an error at its field until it is edited', () => {
    const wrong = reduceVerification(coded, {
      type: 'verifyFailed',
      email: 'a@x.kr',
      code: '1',
      message: verificationTexts.wrong,
    });
    expect(wrong.codeProblem).toBe('인증번호가 일치하지 않습니다.');
    expect(reduceVerification(wrong, { type: 'codeEdited', code: '12' }).codeProblem).toBeNull();
  });

  test('sending again too soon shows the seconds to wait and sends nothing', () => {
    const resent = reduceVerification(sent, { type: 'sendPressed', at: 5_500 });
    expect(resent.pending).toBeNull();
    expect(resent.notice?.text).toMatch(/^25초 후에 다시 보낼 수 있습니다/);
  });

  test('another email address can be sent a code immediately, and the first one still has to wait', () => {
    const other = reduceVerification(sent, { type: 'emailEdited', email: 'b@x.kr' });
    expect(remainingDelayMs(other, 1_000)).toBe(0);
    expect(remainingDelayMs(reduceVerification(other, { type: 'emailEdited', email: 'a@x.kr' }), 1_000)).toBe(29_000);
  });

  test('a cancelled request shows no message', () => {
    const pending = reduceVerification(typed, { type: 'sendPressed', at: 0 });
    expect(reduceVerification(pending, { type: 'sendFailed', email: 'a@x.kr', message: null }).notice).toBeNull();
  });

  test('a code expires ten minutes after it was sent', () => {
    expect(codeExpiresAt(sent)).toBe(codeLifetimeMs);
    expect(codeExpiresAt(typed)).toBeNull();
  });
});

describe('the remaining time', () => {
  test.each([
    [600, '10:00'],
    [65, '1:05'],
    [0, '0:00'],
  ])('%i seconds are displayed as %s', (seconds, text) => {
    expect(formatCountdown(seconds)).toBe(text);
  });

  test('is announced three times in ten minutes', () => {
    const announcements = Array.from({ length: 601 }, (_, index) => announcementAt(600 - index));
    expect(announcements.filter((text, index) => text !== '' && text !== announcements[index - 1])).toEqual([
      '인증번호의 유효 시간이 3분 남았습니다.',
      '인증번호의 유효 시간이 1분 남았습니다. 재전송을 누르면 새로 시작됩니다.',
      '인증번호의 유효 시간이 지났습니다. 재전송을 눌러 새 인증번호를 받아 주세요.',
    ]);
  });
});
