/**
 * The share of the mutants in the sample that the verifier must find at least. The whole list is measured with
 * `npx tsx packages/verify/test/faults/mutants/main.ts`.
 */
export const minimumShare = 0.7;

/** The classes in which mutants survive, with the reason. A survivor of any other class fails the test. */
export const survivorReasons: Record<string, string> = {
  'authorization skipped': 'The failure occurs only in a state that a black-box check cannot cause for the operation.',
  'constraint dropped: body': 'The variant of the body violates other constraints too.',
  'constraint dropped: maxLength': 'No value of the verifier is too long and keeps the other constraints.',
  'constraint dropped: pattern': 'No value of the verifier violates the pattern and keeps the other constraints.',
  'constraint tightened': 'The verifier does not send the extreme value to an operation that stores data.',
  'field: date': 'The date of a record of the server itself is known to the server only.',
  'field: empty': 'The field is null or empty in all data that the verifier reads.',
  'field: escaped': 'The data of the field have no such characters.',
  'field: NFD': 'The server chooses the text of the field.',
  'field: null': 'The schema permits null, and the server chooses the value.',
  'field: off by one': 'The server chooses the number, such as the hits of a post.',
  'field: other member': 'The data are the same for all members.',
  'field: other row': 'All rows have the same value, or there is only one row.',
  'field: other value of the enum': 'The server chooses the value.',
  'field: padded': 'The field is null in all data that the verifier reads.',
  'field: stale': 'The field does not change during a run.',
  'field: trimmed': 'The data of the field have no blanks at the ends.',
  'field: truncated': 'The server chooses the text of the field.',
  'field: URL': 'The field is null in all data, or its file is not requested.',
  'file: download': 'The server chooses the content of the file.',
  'file: limit': 'The verifier sends no file of such a size to the operation.',
  'file: part name': 'The contract names one file only.',
  'file: upload': 'No operation returns the file.',
  list: 'The server chooses the rows, and no second source has them.',
  parameter: 'The list has too few rows to show the difference.',
  'secret: stale or wrong one accepted': 'The verifier does not send this secret.',
  text: 'The verifier does not send such a text in the field, or nothing returns it.',
  time: 'The moment changes no response, or the server chooses the lifetime.',
  'valid text refused': 'The verifier does not send such a text to an operation that stores data.',
  'write: field dropped': 'No operation returns the field.',
  'write: field kept': 'The verifier sends the same value each time, or nothing returns it.',
  'write: other value': 'The verifier does not send the value.',
  'write: stored twice': 'The operation is idempotent, or nothing counts what it stores.',
  'write: wrong field': 'The values keep the constraints of the other field in no request, or nothing returns them.',
};
