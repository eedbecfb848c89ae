import type { OperationId } from '#mocks/generated/operations.ts';
import { contractOperation, type Example, resolveReference } from '#mocks/http/document.ts';
import { sentCodes } from '#mocks/store/sent-codes.ts';
import type { Visitor } from './visitor.ts';

type Fields = Record<string, unknown>;

/** An example that the contract has of a body, the first one when none is named. */
export function exampleBody(id: OperationId, name?: string): Fields {
  const examples = Object.values(contractOperation(id).requestBody?.content ?? {})[0]?.examples ?? {};
  const [first] = Object.keys(examples);
  const example = examples[name ?? first ?? ''];
  if (!example) throw new Error(`The contract has no example ${name ?? ''} of what ${id} takes.`);
  return { ...Object(resolveReference<Example>(example).value) };
}

/** The sign-up of the contract's example, with other values for some fields. */
export const signUpBody = (fields: Fields = {}): Fields => ({ ...exampleBody('signup', 'complete'), ...fields });

/** A form as the site sends it: each file of a list as a numbered part. What is undefined stays away. */
export function buildForm(fields: Fields): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (Array.isArray(value)) for (const [index, file] of value.entries()) form.append(`${name}[${index}]`, file);
    else if (value instanceof Blob) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

/** A file of so many bytes, none of them like its neighbours. */
export function testFile(name: string, size = 1000, seed = name.length): File {
  const bytes = Uint8Array.from({ length: size }, (_, index) => (index * 31 + seed * 7 + (index >> 8)) & 0xff);
  return new File([bytes], name);
}

/** The code that was sent to an address last. */
export function lastSentCode(visitor: Visitor, email: string): string {
  const sent = sentCodes(visitor.db).find((mail) => mail.email === email);
  if (!sent) throw new Error(`No code was sent to ${email}.`);
  return sent.code;
}

/** Another code of six digits. */
export const wrongCode = (code: string): string => code.replace(/.$/, (digit) => String((Number(digit) + 1) % 10));

/** Has an address verified, as the site does. */
export async function verifyEmail(visitor: Visitor, email: string): Promise<void> {
  await visitor.callForEnvelope('sendEmailVerification', { body: { email } });
  const { success } = await visitor.callForEnvelope('verifyCode', {
    body: { email, code: lastSentCode(visitor, email) },
  });
  if (!success) throw new Error(`${email} was not verified.`);
}

/** The access token of a member who has just logged in. */
export const accessTokenOf = async (visitor: Visitor, id = 'hanbit01', password?: string): Promise<string> =>
  (await visitor.logIn(id, password)).access_token;
