import type { ErrorObject } from 'ajv';

/** The Korean message for each JSON Schema keyword. The value of the keyword replaces `{}`. */
const messagesByKeyword: Record<string, string> = {
  required: '필수 항목입니다',
  additionalProperties: '알 수 없는 항목입니다',
  unevaluatedProperties: '알 수 없는 항목입니다',
  type: '형식이 다릅니다 ({})',
  enum: '허용된 값이 아닙니다 ({})',
  const: '허용된 값이 아닙니다 ({})',
  minLength: '{}자 이상이어야 합니다',
  maxLength: '{}자를 넘을 수 없습니다',
  minItems: '{}개 이상이어야 합니다',
  maxItems: '{}개를 넘을 수 없습니다',
  minimum: '{} 이상이어야 합니다',
  maximum: '{} 이하여야 합니다',
  pattern: '형식이 맞지 않습니다 ({})',
  format: '형식이 맞지 않습니다 ({})',
};

/** Returns the path of a missing or unknown property. Ajv reports it in `params`, not in `instancePath`. */
function propertyPath({ params }: ErrorObject): string {
  const name = params.missingProperty ?? params.additionalProperty ?? params.unevaluatedProperty;
  return typeof name === 'string' ? `/${name}` : '';
}

/**
 * Converts an Ajv error to a problem with a Korean sentence that names the field.
 * @param location the JSON pointer of the validated value, such as `/body`
 */
export function describeError(error: ErrorObject, location: string): { pointer: string; reason: string } {
  const path = error.instancePath + propertyPath(error);
  const rule = Array.isArray(error.schema) ? error.schema.map(String).join(', ') : String(error.schema);
  const reason = messagesByKeyword[error.keyword]?.replace('{}', rule) ?? error.message ?? error.keyword;
  const field = path.slice(1).replaceAll('/', '.') || '본문';
  return { pointer: location + path, reason: `${field}: ${reason}.` };
}
