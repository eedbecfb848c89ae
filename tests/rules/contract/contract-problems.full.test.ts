/** Breaks copies of the contract in ways from which no complete code can be generated. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesBelow } from '#tests/rules/support.ts';
import { addNewOperations, copyContract, generateCopy, replaceInFile } from './contract-copy.ts';

const newPaths = 'openapi/paths/new.yaml';
const envelope = 'openapi/schemas/envelope.yaml';
const countResponse = '#/paths/~1v1~1front~1getMemberCount/get/responses/200/content/application~1json';
const coursesSchema = '#/paths/~1v1~1front~1getCourses/get/responses/200/content/application~1json/schema';
const correct = 'Correct the contract; nothing was written.';

test.each([
  [
    'a response has no example of a success',
    [newPaths, /\n {14}counted:(\n {16}.*)+/],
    '',
    `getMemberCount ${countResponse}: the 200 response has no example of a success. ${correct}`,
  ],
  [
    'a response has no example',
    [newPaths, /\n {12}examples:\n.*\n {14}counted:(\n {16}.*)+/],
    '',
    `getMemberCount ${countResponse}: the 200 response has no example. ${correct}`,
  ],
  [
    'the enum of the error codes has no names',
    [envelope, /\n {2}x-enum-varnames: [^\]]*\]/],
    '',
    `getMemberCount #/components/schemas/ErrorCode: the enum has no x-enum-varnames. ${correct}`,
  ],
  [
    'an enum has fewer names than values',
    [newPaths, 'x-enum-varnames: [basic, advanced]'],
    'x-enum-varnames: [basic, advanced] }\n      course_kind: { $ref: "#/schemas/Kind" }\n      course_end: { type: string, format: date',
    `getCourses #/components/schemas/Kind: the enum has 2 values, but 1 names. ${correct}`,
  ],
  [
    'faker cannot create a value for a schema',
    [newPaths, 'course_title: { type: string, minLength: 1, maxLength: 100 }'],
    "course_title: { type: string, pattern: '^(강의|실습) [0-9]+$', maxLength: 100 }",
    /^getCourses \S+: faker's response breaks the schema at \/data\/course\/0\/course_title \(.+\) Add an example to the response or to that schema\. Nothing was written\.$/,
  ],
] as const)(
  'generation stops with operation and JSON pointer, and writes nothing, if %s',
  async (_, [file, text], replacement, line) => {
    const folder = await copyContract();
    await addNewOperations(folder);
    await replaceInFile(
      join(folder, newPaths),
      '\nschemas:\n',
      '\nschemas:\n  Kind: { type: string, enum: [on, off], x-enum-varnames: [online] }\n\n',
    );
    await replaceInFile(join(folder, file), text, replacement);
    const before = await filesBelow(folder);
    const { code, stdout, stderr } = await generateCopy(folder);
    const [, message = stderr] = /^generate: (.*)\n$/.exec(stderr) ?? [];
    if (typeof line === 'string') expect(message).toBe(line);
    else expect(message).toMatch(line);
    if (line instanceof RegExp) expect(message).toContain(coursesSchema);
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' });
    expect(await filesBelow(folder)).toEqual(before);
  },
);
