import { type OperationId, operationTable } from '#mocks/generated/operations.ts';
import type { LooseJson } from '#test/faults/fault.ts';
import { jsonMutant, type Mutant, requestMutant } from './mutant.ts';
import { changeField } from './request-fields.ts';
import {
  changeAt,
  type RequestField,
  type ResponseField,
  removed,
  requestFieldsOf,
  responseFieldsOf,
  typesOf,
} from './schema-fields.ts';

type ListChange = [says: string, change: (rows: unknown[]) => unknown[]];

const listChanges: ListChange[] = [
  ['is reversed', (rows) => rows.toReversed()],
  ['starts with its second row', (rows) => [...rows.slice(1), ...rows.slice(0, 1)]],
  ['has its first two rows exchanged', (rows) => [...rows.slice(0, 2).reverse(), ...rows.slice(2)]],
  ['has its last two rows exchanged', (rows) => [...rows.slice(0, -2), ...rows.slice(-2).reverse()]],
  ['has its first row twice', (rows) => [...rows.slice(0, 1), ...rows]],
  ['has its last row twice', (rows) => [...rows, ...rows.slice(-1)]],
  ['lacks its first row', (rows) => rows.slice(1)],
  ['lacks its last row', (rows) => rows.slice(0, -1)],
  [
    'has its first row instead of its last row',
    (rows) => [...rows.slice(0, -1), ...rows.slice(0, rows.length ? 1 : 0)],
  ],
  ['is empty', () => []],
  ['has at most 5 rows', (rows) => rows.slice(0, 5)],
  ['has at most 50 rows', (rows) => rows.slice(0, 50)],
];

function mutantsOfList(operation: OperationId, { path }: ResponseField): Mutant[] {
  const name = `data/${path.join('/')}`;
  return listChanges.map(([says, change]) =>
    jsonMutant(
      { kind: 'list', operation, change: `${name} ${says}` },
      () => (json) => changeAt(json.data, path, (rows) => (Array.isArray(rows) ? change(rows) : rows)),
    ),
  );
}

/** Replaces the total count of a list by the number of rows of the page. */
function countOfPage(operation: OperationId, { path }: ResponseField): Mutant[] {
  const name = path.at(-1) ?? '';
  if (!name.endsWith('_count')) return [];
  const rowCount = (json: LooseJson) => Object.values(json.data ?? {}).find(Array.isArray)?.length;
  return [
    jsonMutant(
      { kind: 'list: count', operation, change: `data/${name} counts the rows of the page` },
      () => (json) => changeAt(json.data, path, (value) => rowCount(json) ?? value),
    ),
    jsonMutant(
      { kind: 'list: count', operation, change: `data/${name} is at most 10` },
      () => (json) => changeAt(json.data, path, (value) => Math.min(10, Number(value))),
    ),
  ];
}

/** Returns the mutants of a query parameter: ignored, shifted, or with another value. */
function mutantsOfParameter(operation: OperationId, field: RequestField): Mutant[] {
  const { name, schema } = field;
  const parameterMutant = (says: string, change: (value: unknown) => unknown) =>
    requestMutant(
      { kind: 'parameter', operation, change: `the parameter ${name} ${says}` },
      () => (request) => changeField(request, field, change),
    );
  const changeText = (change: (text: string) => unknown) => (value: unknown) =>
    typeof value === 'string' ? change(value) : value;
  const onNumber = (change: (number: number) => number) =>
    changeText((text) => (/^\d{1,9}$/.test(text) ? String(change(Number(text))) : text));
  const ignored = field.isRequired ? [] : [parameterMutant('is ignored', () => removed)];
  if (schema.enum)
    return [
      ...ignored,
      ...schema.enum.flatMap((value, index, all) => {
        const other = all[(index + 1) % all.length];
        return [
          parameterMutant(`is ${String(other)} for ${String(value)}`, (given) => (given === value ? other : given)),
        ];
      }),
    ];
  if (typesOf(schema).includes('integer'))
    return [
      ...ignored,
      parameterMutant(
        'is one too high',
        onNumber((number) => number + 1),
      ),
      parameterMutant(
        'is one too low',
        onNumber((number) => Math.max(1, number - 1)),
      ),
      parameterMutant(
        'is at most 10',
        onNumber((number) => Math.min(10, number)),
      ),
      parameterMutant(
        'is at most 50',
        onNumber((number) => Math.min(50, number)),
      ),
      parameterMutant(
        'is at least 2',
        onNumber((number) => Math.max(2, number)),
      ),
      parameterMutant(
        'has its last digit only',
        onNumber((number) => Math.max(1, number % 10)),
      ),
      ...(Object.hasOwn(operationTable[operation].defaults, name)
        ? [
            parameterMutant('has the default 20', (value) => value ?? '20'),
            parameterMutant('has the default 2', (value) => value ?? '2'),
          ]
        : []),
    ];
  return [
    ...ignored,
    parameterMutant(
      'lacks its last character',
      changeText((text) => [...text].slice(0, -1).join('')),
    ),
    parameterMutant(
      'is followed by a character',
      changeText((text) => (text ? `${text}x` : text)),
    ),
    parameterMutant(
      'is in upper case',
      changeText((text) => text.toUpperCase()),
    ),
    parameterMutant(
      'ends at its first blank',
      changeText((text) => text.trim().split(' ')[0] ?? ''),
    ),
  ];
}

/** Returns the mutants of the lists in the responses of an operation, and of its query parameters. */
export const listMutants = (operation: OperationId): Mutant[] => [
  ...responseFieldsOf(operation).flatMap((field) => [
    ...(typesOf(field.schema).includes('array') ? mutantsOfList(operation, field) : []),
    ...countOfPage(operation, field),
  ]),
  ...requestFieldsOf(operation)
    .filter(({ place }) => place === 'query')
    .flatMap((field) => mutantsOfParameter(operation, field)),
];
