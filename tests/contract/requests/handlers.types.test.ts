/** The type check must reject these assignments: an unused `@ts-expect-error` is itself a type error. */
import { expect, expectTypeOf, test } from 'vitest';
import { handlers } from '#mocks/handlers/all.ts';
import { session } from '#mocks/handlers/session.ts';
import type { Call, FileResult, HandlerResult, Handlers, OperationId } from '#mocks/http/handler-types.ts';
import type { Login } from '#mocks/store/tokens.ts';

const empty = { success: true, data: null, error: null } as const;

test('there is at most one handler for each operation', () => {
  expectTypeOf<keyof typeof handlers>().toEqualTypeOf<OperationId>();
  const missing: typeof handlers = { ...session };
  // @ts-expect-error: the contract has no such operation
  const extra: typeof handlers = { ...handlers, guess: () => empty };
  expect(missing).not.toEqual(extra);
});

test('a handler must return a result of the contract', () => {
  // @ts-expect-error: a login returns tokens
  const wrongData: Pick<Handlers, 'login'> = { login: () => empty };
  // @ts-expect-error: the contract does not define this error code
  const wrongCode: HandlerResult<'logout'> = { success: false, data: null, error: { code: '12', message: '?' } };
  // @ts-expect-error: this operation has no file response
  const wrongFile: HandlerResult<'getInfo'> = { name: 'a.pdf', bytes: new Uint8Array() } satisfies FileResult;
  const file: HandlerResult<'fileDownload'> = { name: 'a.pdf', bytes: new Uint8Array() };
  expect([wrongData, wrongCode, wrongFile, file]).toHaveLength(4);
});

test('a call has the types of the contract', () => {
  expectTypeOf<Call<'login'>['body']>().toEqualTypeOf<{ member_id: string; member_password: string }>();
  expectTypeOf<Call<'logout'>['body']>().toEqualTypeOf<undefined>();
  // A parameter with a default in the contract is always present; others may be undefined.
  expectTypeOf<Call<'getInfo'>['query']['page']>().toEqualTypeOf<number>();
  expectTypeOf<Call<'getInfo'>['query']['search']>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Call<'logout'>['login']>().toEqualTypeOf<Login>();
  expectTypeOf<Call<'getInfo'>['login']>().toEqualTypeOf<Login | null>();
  expectTypeOf<Call<'login'>['login']>().toEqualTypeOf<null>();
});
