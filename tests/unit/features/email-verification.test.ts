import { describe, expect, test } from 'vitest';
import { ApiError, TransportError } from '#src/api/errors.ts';
import { verifyCodeFailures } from '#src/api/failures/account.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';
import {
  type CodeEvent,
  type CodeState,
  codeExpiresAt,
  codeLifetimeMs,
  createCodeState,
  reduceCode,
  remainingDelayMs,
  resendDelayMs,
  sendDisabledReason,
  sendLabel,
  type Verification,
  verificationOf,
  verifyDisabledReason,
} from '#src/features/email-verification/email-verification.ts';
import { announcementAt, formatCountdown } from '#src/features/email-verification/verification-countdown.tsx';
import { type ConfirmationRequest, confirmationOf } from '#src/forms/field-confirmation.ts';

const emails = ['', 'a@', 'a@x.kr', 'b@x.kr'];
const codes = ['', '1', '2'];

/** The pending request to the server. */
type Call = { kind: 'send' | 'verify'; email: string; code: string } | null;

type CodeRequest = ConfirmationRequest<{ email: string; code: string }>;

const idle: CodeRequest = { status: 'idle', variables: undefined, error: null };
const wrongCode = new ApiError(ErrorCode.mismatch, '/v1/front/verifyCode');

/**
 * The state of the form section, the latest request that verifies a code, the pending request, and the time in units of
 * half the resend wait.
 */
type Simulation = { code: CodeState; request: CodeRequest; call: Call; time: number };

const verificationIn = ({ code: state, request }: Pick<Simulation, 'code' | 'request'>): Verification => {
  const { email, code } = state;
  return verificationOf(
    state,
    confirmationOf(request, verifyCodeFailures, { email, code }),
    request.status === 'pending',
  );
};

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

/** Returns the event for the response to the request for a code. */
function sendResponse(email: string, isSuccess: boolean, time: number): CodeEvent {
  return isSuccess ? { type: 'sent', email, at: toMs(time) } : { type: 'sendFailed', email, message: '오류' };
}

/** Applies an event. An edit, or a new code, makes the hook forget what the server has said about the former code. */
function applyEvent(simulation: Simulation, event: CodeEvent): Simulation {
  const code = reduceCode(simulation.code, event);
  const isForgotten =
    code.email !== simulation.code.email || code.code !== simulation.code.code || event.type === 'sent';
  const isRunning = simulation.request.status === 'pending';
  return { ...simulation, code, request: isForgotten && !isRunning ? idle : simulation.request };
}

/** Presses a button. A disabled button does nothing, as in the form. */
function pressButton(simulation: Simulation, kind: 'send' | 'verify'): Simulation {
  const { code: state, call, time } = simulation;
  const isDisabled =
    sendDisabledReason(state.email) !== undefined ||
    (kind === 'verify' && verifyDisabledReason(verificationIn(simulation)) !== undefined);
  if (isDisabled || call) return simulation;
  const { email, code } = state;
  const next = applyEvent(
    simulation,
    kind === 'send' ? { type: 'sendPressed', at: toMs(time) } : { type: 'verifyPressed' },
  );
  if (kind === 'send') return next.code.isSending ? { ...next, call: { kind, email, code } } : next;
  return {
    ...next,
    call: { kind, email, code },
    request: { status: 'pending', variables: { data: { email, code } }, error: null },
  };
}

/** Applies a step to the implementation. */
function applyStep(simulation: Simulation, step: Step): Simulation {
  const { call, request, time } = simulation;
  switch (step.do) {
    case 'email':
      return applyEvent(simulation, { type: 'emailEdited', email: step.value });
    case 'code':
      return applyEvent(simulation, { type: 'codeEdited', code: step.value });
    case 'pressSend':
      return pressButton(simulation, 'send');
    case 'pressVerify':
      return pressButton(simulation, 'verify');
    case 'wait':
      return { ...simulation, time: time + 1 };
    default: {
      if (!call) return simulation;
      const isSuccess = step.do === 'respondSuccess';
      const done = { ...simulation, call: null };
      if (call.kind === 'send') return applyEvent(done, sendResponse(call.email, isSuccess, time));
      const { variables } = request;
      const failure: CodeRequest = { status: 'error', variables, error: wrongCode };
      return { ...done, request: isSuccess ? { status: 'success', variables, error: null } : failure };
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
      return call.email === email && call.code === code ? { ...done, isVerified: true } : done;
    }
  }
}

const actualButtons = (simulation: Simulation) => {
  const state = verificationIn(simulation);
  return {
    send: sendLabel(state),
    isSendDisabled: sendDisabledReason(state.email) !== undefined || state.pending === 'send',
    isVerifyDisabled: verifyDisabledReason(state) !== undefined,
    isVerified: state.phase === 'verified',
  };
};

const expectedButtons = ({ email, code, isSent, isVerified, call }: ReferenceModel) => ({
  send: isSent || isVerified ? '재전송' : '전송',
  isSendDisabled: !/.@./.test(email) || call?.kind === 'send',
  isVerifyDisabled: code === '' || isVerified,
  isVerified,
});

const beginSimulation = (): Simulation => ({ code: createCodeState(''), request: idle, call: null, time: 0 });
const beginModel = (): ReferenceModel => ({
  email: '',
  code: '',
  isSent: false,
  isVerified: false,
  call: null,
  sentAt: new Map(),
});

/** Returns a key that two simulations share when they behave the same from then on. */
const simulationKey = (simulation: Simulation) => {
  const { code: state, call, time } = simulation;
  const waits = Object.keys(state.sentAt).map((email) => [
    email,
    Math.max(0, (state.sentAt[email] ?? 0) / halfWaitMs + 2 - time),
  ]);
  const { email, code, isSent, notice } = state;
  const { phase, pending, codeProblem } = verificationIn(simulation);
  return JSON.stringify([email, code, isSent, phase, pending, notice?.kind, codeProblem, call, waits.sort()]);
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
      expect(verificationIn(simulation).pending, 'one request at a time').toBe(simulation.call?.kind ?? null);
      if (seen.has(simulationKey(simulation))) continue;
      seen.add(simulationKey(simulation));
      queue.push({ simulation, model });
    }
  }
  expect({ states: seen.size, transitions }).toMatchInlineSnapshot(`
    {
      "states": 2418,
      "transitions": 29016,
    }
  `);
});

describe('the messages', () => {
  const email = 'a@x.kr';
  const typed = reduceCode(createCodeState(''), { type: 'emailEdited', email });
  const sent = reduceCode(reduceCode(typed, { type: 'sendPressed', at: 0 }), { type: 'sent', email, at: 0 });
  const coded = reduceCode(sent, { type: 'codeEdited', code: '1' });
  const variables = { data: { email, code: '1' } };

  test('after sending, a message of two lines confirms the code', () => {
    expect(sent.notice?.text).toBe(
      '입력하신 이메일로 인증번호가 발송되었습니다.\n이메일을 확인하신 후 인증번호를 입력해 주세요.',
    );
  });

  test('after verification, a message confirms the email address', () => {
    const verifying = reduceCode(coded, { type: 'verifyPressed' });
    const verified = verificationIn({ code: verifying, request: { status: 'success', variables, error: null } });
    expect(verified.notice?.text).toBe('인증이 완료되었습니다.');
  });

  test('an address that was verified before has the message of a verified address', () => {
    expect(verificationOf(createCodeState(email), { phase: 'confirmed' }, false)).toMatchObject({
      phase: 'verified',
      notice: { kind: 'verified' },
    });
  });

  test('a wrong code has an error at its field until it is edited', () => {
    const request: CodeRequest = { status: 'error', variables, error: wrongCode };
    expect(verificationIn({ code: coded, request }).codeProblem).toBe('인증번호가 일치하지 않습니다.');
    const edited = reduceCode(coded, { type: 'codeEdited', code: '12' });
    expect(verificationIn({ code: edited, request }).codeProblem).toBeNull();
  });

  test('a code that could not be sent has the general message at its field', () => {
    const request: CodeRequest = { status: 'error', variables, error: new TransportError('network') };
    expect(verificationIn({ code: coded, request }).codeProblem).toBe(
      '네트워크 연결 오류입니다. 잠시 후 다시 시도해 주세요.',
    );
  });

  test('a press without a code asks for the code', () => {
    const pressed = reduceCode(sent, { type: 'verifyPressed' });
    expect(verificationIn({ code: pressed, request: idle }).codeProblem).toBe('인증번호를 입력해 주세요.');
  });

  test('sending again too soon shows the seconds to wait and sends nothing', () => {
    const resent = reduceCode(sent, { type: 'sendPressed', at: 5_500 });
    expect(resent.isSending).toBe(false);
    expect(resent.notice?.text).toMatch(/^25초 후에 다시 보낼 수 있습니다/);
  });

  test('another email address can be sent a code immediately, and the first one still has to wait', () => {
    const other = reduceCode(sent, { type: 'emailEdited', email: 'b@x.kr' });
    expect(remainingDelayMs(other, 1_000)).toBe(0);
    expect(remainingDelayMs(reduceCode(other, { type: 'emailEdited', email }), 1_000)).toBe(29_000);
  });

  test('a cancelled request shows no message', () => {
    const pending = reduceCode(typed, { type: 'sendPressed', at: 0 });
    expect(reduceCode(pending, { type: 'sendFailed', email, message: null }).notice).toBeNull();
  });

  test('a code expires ten minutes after it was sent', () => {
    expect(codeExpiresAt(verificationIn({ code: sent, request: idle }))).toBe(codeLifetimeMs);
    expect(codeExpiresAt(verificationIn({ code: typed, request: idle }))).toBeNull();
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
