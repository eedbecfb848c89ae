import { requestBodyOf } from '#verify/contract/contract-examples.ts';
import type { Schema } from '#verify/contract/document.ts';
import type { FormPart, OperationId, RequestInput } from '#verify/exchange.ts';
import { invalidParameterValues, resolveSchema } from './invalid-values.ts';
import type { RequestVariant } from './request-variant.ts';

const isFileField = (schema: Schema | undefined) =>
  resolveSchema(schema).format === 'binary' || resolveSchema(resolveSchema(schema).items).format === 'binary';

/**
 * Derives invalid forms: parts that are missing, repeated, unknown or wrongly named, values outside their limits, and bodies that
 * are no form.
 * @param valid a valid request
 */
export function invalidForms(id: OperationId, valid: RequestInput): RequestVariant[] {
  const { parts = [], ...rest } = valid;
  const shape = resolveSchema(requestBodyOf(id)?.schema);
  const partsExcept = (name: string) => parts.filter((part) => part.name !== name && !part.name.startsWith(`${name}[`));
  const textPart = (name: string, value: string): FormPart => ({ name, text: value });
  const docxFile = (name: string): FormPart => ({ name, file: 'x.docx', bytes: new Uint8Array([1, 2, 3]) });
  const formVariant = (label: string, sent: FormPart[]): RequestVariant => ({
    label,
    request: { ...rest, parts: sent },
  });
  const fieldVariants = Object.entries(shape.properties ?? {}).flatMap(([name, schema]): RequestVariant[] => {
    const kind = resolveSchema(schema);
    const missing = shape.required?.includes(name) ? [formVariant(`${name}: missing`, partsExcept(name))] : [];
    if (kind.type === 'array') {
      return [
        formVariant(`${name}: a file without an index`, [...partsExcept(name), docxFile(name)]),
        formVariant(`${name}: indexes start at 1`, [...partsExcept(name), docxFile(`${name}[1]`)]),
        formVariant(`${name}: indexes with a gap`, [
          ...partsExcept(name),
          docxFile(`${name}[0]`),
          docxFile(`${name}[2]`),
        ]),
        formVariant(`${name}: the same index twice`, [
          ...partsExcept(name),
          docxFile(`${name}[0]`),
          docxFile(`${name}[0]`),
        ]),
        ...[`${name}[]`, `${name}[a]`, `${name}.0`, `${name}s[0]`, `${name.toUpperCase()}[0]`].map((part) =>
          formVariant(`${name}: the part name ${part}`, [...partsExcept(name), docxFile(part)]),
        ),
        formVariant(`${name}: too many files`, [
          ...partsExcept(name),
          ...Array.from({ length: (kind.maxItems ?? 10) + 1 }, (_, index) => docxFile(`${name}[${index}]`)),
        ]),
        formVariant(`${name}: text instead of a file`, [...partsExcept(name), textPart(`${name}[0]`, 'x')]),
      ];
    }
    if (isFileField(schema))
      return [
        ...missing,
        formVariant(`${name}: text instead of a file`, [...partsExcept(name), textPart(name, 'x')]),
        formVariant(`${name}: sent twice`, [...partsExcept(name), docxFile(name), docxFile(name)]),
        formVariant(`${name}: the part name ${name}[0]`, [...partsExcept(name), docxFile(`${name}[0]`)]),
      ];
    const sent = parts.find((part) => part.name === name);
    const example = sent && 'text' in sent ? sent.text : '';
    const invalid = invalidParameterValues({ name, in: 'body', schema }, example);
    return [
      ...missing,
      formVariant(`${name}: a file instead of text`, [...partsExcept(name), docxFile(name)]),
      ...(sent ? [formVariant(`${name}: sent twice`, [...parts, sent])] : []),
      ...invalid.map(([problem, value]) =>
        formVariant(`${name}: ${problem}`, [...partsExcept(name), textPart(name, value)]),
      ),
    ];
  });
  const truncatedForm = {
    type: 'multipart/form-data; boundary=x',
    text: '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n',
  };
  return [
    ...fieldVariants,
    formVariant('an unknown part', [...parts, textPart('nonsense', '1')]),
    { label: 'JSON instead of a form', request: { ...rest, body: {} } },
    { label: 'a truncated form', request: { ...rest, raw: truncatedForm } },
    { label: 'an empty body', request: { ...rest, raw: { type: 'multipart/form-data; boundary=x', text: '' } } },
  ];
}
