import type { UseMutationResult } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError, type FailureTexts } from '#src/api/errors.ts';
import { getSession } from '#src/api/session.ts';
import { submitErrorsOf } from './submit-errors.ts';

/**
 * What the server has said about the value of a field.
 * - `unconfirmed`: nothing yet, or the value has been edited since.
 * - `confirmed`: it has confirmed the value.
 * - `refused`: it has refused the value, and the message says why.
 * - `failed`: the request has failed. The message is null if the session has ended or the request was cancelled.
 */
export type Confirmation =
  | { phase: 'unconfirmed' | 'confirmed' }
  | { phase: 'refused'; message: string }
  | { phase: 'failed'; message: string | null };

type ConfirmationMutation<Body> = UseMutationResult<unknown, unknown, { data: Body }>;

/** The latest request of a mutation. Its body is the value that it confirms. */
export type ConfirmationRequest<Body> = Pick<ConfirmationMutation<Body>, 'status' | 'variables' | 'error'>;

const isSame = <Body extends object>(one: Body, other: Body) =>
  Object.entries(one).every(([key, value]) => Reflect.get(other, key) === value);

/** Returns what the latest request says about a value. It says nothing about any other value. */
export function confirmationOf<Body extends object>(
  { status, variables, error }: ConfirmationRequest<Body>,
  refusals: FailureTexts,
  value: Body,
): Confirmation {
  if (variables === undefined || !isSame(variables.data, value)) return { phase: 'unconfirmed' };
  if (status !== 'error') return { phase: status === 'success' ? 'confirmed' : 'unconfirmed' };
  const code = error instanceof ApiError ? error.code : undefined;
  const refusal = Object.entries(refusals).find(([name]) => name === code)?.[1];
  if (typeof refusal === 'string') return { phase: 'refused', message: refusal };
  const failure = submitErrorsOf(error, {}, getSession() !== null);
  return { phase: 'failed', message: typeof failure === 'string' ? failure : null };
}

/** A field that a request confirms. */
export type FieldConfirmation<Body extends object> = {
  /** Returns what the server has said about a value. */
  of: (value: Body) => Confirmation;
  isPending: boolean;
  /** Returns whether a request is running. Unlike `isPending`, it is right before the next render too. */
  isRunning: () => boolean;
  /** Requests the confirmation of a value. Does nothing while a request is running. */
  request: (value: Body) => void;
  /** Forgets the latest response, so that no value is confirmed. A running request continues. */
  forget: () => void;
};

/**
 * Manages the confirmation of a field by a request: an ID that must be free, or the code of an email address.
 * @param mutation the generated mutation hook; the body of its request is the value
 * @param refusals the texts of the operation for the error codes that refuse the value
 * @param confirmed a value that is already confirmed, for example from a draft
 */
export function useFieldConfirmation<Body extends object>(
  mutation: ConfirmationMutation<Body>,
  refusals: FailureTexts,
  confirmed?: Body,
): FieldConfirmation<Body> {
  const [initial, setInitial] = useState(confirmed);
  const running = useRef(false);
  return {
    of: (value) =>
      initial !== undefined && mutation.status === 'idle' && isSame(initial, value)
        ? { phase: 'confirmed' }
        : confirmationOf(mutation, refusals, value),
    isPending: mutation.isPending,
    isRunning: () => running.current,
    request(data) {
      if (running.current) return;
      running.current = true;
      // The state of the mutation has the error.
      void mutation
        .mutateAsync({ data })
        .catch(() => undefined)
        .finally(() => {
          running.current = false;
        });
    },
    forget() {
      setInitial(undefined);
      // A reset renders the form again, also if there is nothing to forget.
      if (!running.current && mutation.status !== 'idle') mutation.reset();
    },
  };
}
