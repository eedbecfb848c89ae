import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { requestBodyOf } from './contract/contract-examples.ts';
import type { Exchange, FormPart, OperationId, ReceivedResponse, RequestInput } from './exchange.ts';

/** Evaluates runtime expressions of Arazzo 1.0, limited to those that `openapi/workflows.arazzo.yaml` uses. */

type StepParameter = { in: string; name: string; value: unknown };
type ArazzoStep = {
  stepId: string;
  operationId: OperationId;
  parameters?: StepParameter[];
  requestBody?: { contentType: string; payload: Record<string, unknown> };
  successCriteria?: { condition: string }[];
  outputs?: Record<string, string>;
};
/** A workflow. `x-writes` marks one that stores data on the server. */
export type ArazzoWorkflow = { workflowId: string; summary: string; 'x-writes'?: boolean; steps: ArazzoStep[] };

/** The values that expressions can refer to: the inputs of the workflow and the outputs of earlier steps. */
export type ExpressionScope = { inputs: Record<string, string>; steps: Map<string, Record<string, unknown>> };

/** Reads the workflows of an Arazzo document. */
export function readWorkflows(file: string | URL): ArazzoWorkflow[] {
  const document: { workflows: ArazzoWorkflow[] } = parse(readFileSync(file, 'utf8'), { maxAliasCount: -1 });
  return document.workflows;
}

/** Returns the value at a JSON pointer (RFC 6901), or undefined when there is none. */
function resolvePointer(value: unknown, pointer: string): unknown {
  const keys = pointer
    .split('/')
    .slice(1)
    .map((key) => key.replaceAll('~1', '/').replaceAll('~0', '~'));
  return keys.reduce<unknown>(
    (current, key) => (current === null || current === undefined ? undefined : Object(current)[key]),
    value,
  );
}

/** Returns the value of an expression. Any other text is returned as it is. */
function evaluateExpression(text: string, { inputs, steps }: ExpressionScope, response?: ReceivedResponse): unknown {
  if (text === '$statusCode') return response?.status;
  const [, input] = /^\$inputs\.(\w+)$/.exec(text) ?? [];
  if (input) return inputs[input];
  const [, step, output] = /^\$steps\.(\w+)\.outputs\.(\w+)$/.exec(text) ?? [];
  if (step && output) return steps.get(step)?.[output];
  const [, pointer] = /^\$response\.body#(\/.*)$/.exec(text) ?? [];
  if (pointer) return resolvePointer(response?.json, pointer);
  return text;
}

/** Returns the value of an operand of a condition: an expression or a literal. */
function evaluateOperand(text: string, scope: ExpressionScope, response: ReceivedResponse): unknown {
  const [, literal] = /^'(.*)'$/.exec(text) ?? [];
  if (literal !== undefined) return literal;
  if (/^(true|false|null|\d+)$/.test(text)) return JSON.parse(text);
  return evaluateExpression(text, scope, response);
}

/** Evaluates a simple condition: two operands with `==` or `!=`. `actual` is the value of the left operand. */
export function evaluateCondition(
  condition: string,
  scope: ExpressionScope,
  response: ReceivedResponse,
): { holds: boolean; actual: unknown } {
  const [, left = '', operator, right = ''] = /^(\S+) (==|!=) (.*)$/.exec(condition) ?? [];
  const actual = evaluateOperand(left, scope, response);
  const isSame = actual === evaluateOperand(right, scope, response);
  return { holds: operator === '==' ? isSame : operator === '!=' && !isSame, actual };
}

const evaluateParameter = (value: unknown, scope: ExpressionScope): unknown =>
  typeof value === 'string' ? evaluateExpression(value, scope) : value;

/** Returns the first expression of a step that refers to a missing output of an earlier step, or null. */
export function findMissingOutput(step: ArazzoStep, scope: ExpressionScope): string | null {
  const texts = JSON.stringify([step.parameters, step.requestBody]).match(/\$steps\.\w+\.outputs\.\w+/g) ?? [];
  return (
    texts.find((text) => evaluateExpression(text, scope) === undefined || evaluateExpression(text, scope) === null) ??
    null
  );
}

/** Builds the request of a step. The access token and the client secret are header parameters. */
export function requestOfStep(step: ArazzoStep, scope: ExpressionScope): RequestInput {
  const parametersIn = (location: string) =>
    Object.fromEntries(
      (step.parameters ?? [])
        .filter((parameter) => parameter.in === location)
        .map(({ name, value }) => [name, String(evaluateParameter(value, scope))]),
    );
  const headers = parametersIn('header');
  const query = parametersIn('query');
  const payload =
    step.requestBody &&
    Object.entries(step.requestBody.payload).map(([name, value]) => [name, evaluateParameter(value, scope)] as const);
  const isForm = requestBodyOf(step.operationId)?.isForm;
  const parts = payload?.map(([name, value]): FormPart => ({ name, text: String(value) }));
  return {
    ...(Object.keys(query).length > 0 ? { query } : {}),
    ...(payload && parts ? (isForm ? { parts } : { body: Object.fromEntries(payload) }) : {}),
    ...(headers.Authorization ? { token: headers.Authorization } : {}),
    secret: headers.ClientSecret ?? '',
  };
}

/** Stores the outputs of a step for the following steps. */
export function storeStepOutputs(step: ArazzoStep, scope: ExpressionScope, { response }: Exchange): void {
  if (!response) return;
  const outputs = Object.entries(step.outputs ?? {}).map(([name, text]) => [
    name,
    evaluateExpression(text, scope, response),
  ]);
  scope.steps.set(step.stepId, Object.fromEntries(outputs));
}
