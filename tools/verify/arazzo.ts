import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { bodyOf } from './example.ts';
import type { Answer, Exchange, OperationId, Part, Question } from './exchange.ts';

/** Runtime expressions and workflows of Arazzo 1.0, as far as the workflows beside the contract use them. */

type Parameter = { in: string; name: string; value: unknown };
type Step = {
  stepId: string;
  operationId: OperationId;
  parameters?: Parameter[];
  requestBody?: { contentType: string; payload: Record<string, unknown> };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
};
/** A workflow; `x-writes` says that it leaves something on the server. */
export type Workflow = { workflowId: string; summary: string; 'x-writes'?: boolean; steps: Step[] };

/** What expressions can speak of. */
export type Scope = { inputs: Record<string, string>; steps: Map<string, Record<string, unknown>> };

/** The workflows beside the contract. */
export function readWorkflows(file: string | URL): Workflow[] {
  const document: { workflows: Workflow[] } = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  return document.workflows;
}

/** What a JSON pointer (RFC 6901) leads to; undefined where it leads nowhere. */
function at(value: unknown, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (part, key) => (part === null || part === undefined ? undefined : Object(part)[key]),
    value,
  );
}

/** The value of an expression; a text that is none stands for itself. */
function evaluate(text: string, { inputs, steps }: Scope, answer?: Answer): unknown {
  if (text === '$statusCode') return answer?.status;
  const [, input] = /^\$inputs\.(\w+)$/.exec(text) ?? [];
  if (input) return inputs[input];
  const [, step, output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? [];
  if (step && output) return steps.get(step)?.[output];
  const [, pointer] = /^\$response\.body#(\/.*)$/.exec(text) ?? [];
  if (pointer) return at(answer?.json, pointer);
  return text;
}

/** An operand of a condition: an expression, or a literal. */
function operand(text: string, scope: Scope, answer: Answer): unknown {
  const [, literal] = /^'(.*)'$/.exec(text) ?? [];
  if (literal !== undefined) return literal;
  if (/^(true|false|null|\d+)$/.test(text)) return JSON.parse(text);
  return evaluate(text, scope, answer);
}

/** Whether a simple condition holds: two operands and `==` or `!=`. */
export function holds(condition: string, scope: Scope, answer: Answer): { holds: boolean; actual: unknown } {
  const [, left = '', operator, right = ''] = /^(\S+) (==|!=) (.*)$/.exec(condition) ?? [];
  const actual = operand(left, scope, answer);
  const isSame = actual === operand(right, scope, answer);
  return { holds: operator === '==' ? isSame : operator === '!=' && !isSame, actual };
}

const textOf = (value: unknown, scope: Scope): unknown => (typeof value === 'string' ? evaluate(value, scope) : value);

/** The outputs of earlier steps that a step speaks of and that are not there. */
export function missing(step: Step, scope: Scope): string | null {
  const texts = JSON.stringify([step.parameters, step.requestBody]).match(/\$steps\.\w+\.outputs\.\w+/g) ?? [];
  return texts.find((text) => evaluate(text, scope) === undefined || evaluate(text, scope) === null) ?? null;
}

/** The request of a step. A member's token and the client secret travel in headers of their own. */
export function questionOf(step: Step, scope: Scope): Question {
  const of = (place: string) =>
    Object.fromEntries(
      (step.parameters ?? [])
        .filter((one) => one.in === place)
        .map(({ name, value }) => [name, String(textOf(value, scope))]),
    );
  const headers = of('header');
  const query = of('query');
  const payload =
    step.requestBody &&
    Object.entries(step.requestBody.payload).map(([name, value]) => [name, textOf(value, scope)] as const);
  const isForm = bodyOf(step.operationId)?.isForm;
  const parts = payload?.map(([name, value]): Part => ({ name, text: String(value) }));
  return {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(payload && parts ? (isForm ? { parts } : { body: Object.fromEntries(payload) }) : {}),
    ...(headers.Authorization ? { token: headers.Authorization } : {}),
    secret: headers.ClientSecret ?? '',
  };
}

/** Keeps what a step gives to those behind it. */
export function keepOutputs(step: Step, scope: Scope, { answer }: Exchange): void {
  if (!answer) return;
  const outputs = Object.entries(step.outputs ?? {}).map(([name, text]) => [name, evaluate(text, scope, answer)]);
  scope.steps.set(step.stepId, Object.fromEntries(outputs));
}
