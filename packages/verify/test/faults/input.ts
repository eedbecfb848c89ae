import type { OperationId } from '#mocks/generated/operations.ts';
import {
  bodyFault,
  emptySuccessResponse,
  errorCodeFault,
  type Fault,
  failureResponse,
  formFault,
  type LooseJson,
  queryFault,
} from './fault.ts';

const htmlServerError = () =>
  new Response('<!doctype html><h1>Internal Server Error</h1>', {
    status: 500,
    headers: { 'Content-Type': 'text/html' },
  });

/** Returns the decoded query and the body of a request as text. A percent sign without hexadecimal digits is kept. */
async function decodedRequestText(request: Request): Promise<string> {
  return (
    decodeURIComponent(new URL(request.url).search.replaceAll('%', '%25').replace(/%25(?=[0-9A-F]{2})/gi, '%')) +
    (await request.clone().text())
  );
}

/** Creates a fault that occurs only for requests whose text matches a pattern. */
const onRequestText = (
  name: string,
  ids: OperationId[],
  pattern: RegExp,
  respond: (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>,
): Fault => ({
  name,
  operations: ids,
  createHandler: () => async (request, next, id) =>
    id && ids.includes(id) && pattern.test(await decodedRequestText(request)) ? respond(request, next) : next(request),
});

const characterOutsideBmp = /[\u{10000}-\u{10FFFF}]/u;

/** Faults in handling input: invalid requests that are accepted, and valid requests that are rejected. */
export const inputFaults: Fault[] = [
  onRequestText('emoji in a profile cause a server error', ['modifyMemberInfo'], characterOutsideBmp, async () =>
    failureResponse('50', 500),
  ),
  onRequestText('emoji in a search cause an HTML error page', ['getInfo'], characterOutsideBmp, async () =>
    htmlServerError(),
  ),
  onRequestText('emoji in an inquiry are rejected', ['saveInquiry'], characterOutsideBmp, async () =>
    failureResponse('40', 400),
  ),
  onRequestText('quotes in a search cause a server error', ['getInfo'], /'/, async () => failureResponse('50', 500)),
  {
    name: 'malformed JSON causes a server error',
    operations: 'login',
    createHandler: () => async (request, next, id) => {
      if (id !== 'login') return next(request);
      try {
        JSON.parse(await request.clone().text());
        return next(request);
      } catch {
        return failureResponse('50', 500);
      }
    },
  },
  {
    name: 'a body of null causes a server error',
    operations: 'findMemberPassword',
    createHandler: () => async (request, next, id) =>
      id === 'findMemberPassword' && (await request.clone().text()) === 'null' ? htmlServerError() : next(request),
  },
  {
    name: 'malformed JSON gets no response',
    operations: 'changePw',
    createHandler: () => async (request, next, id) => {
      if (id !== 'changePw') return next(request);
      try {
        JSON.parse(await request.clone().text());
        return next(request);
      } catch {
        return new Promise(() => {});
      }
    },
  },
  formFault('titles that are too long are shortened', 'saveForum', (name, value) =>
    name === 'forum_title' && typeof value === 'string' ? [name, [...value].slice(0, 200).join('')] : [name, value],
  ),
  {
    name: 'lengths are counted in UTF-16 code units',
    operations: 'saveForum',
    createHandler: () => async (request, next, id) => {
      if (id !== 'saveForum') return next(request);
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      return String(form?.get('forum_title') ?? '').length > 200 ? failureResponse('40', 400) : next(request);
    },
  },
  {
    name: 'a line break counts as two characters',
    operations: 'saveForum',
    createHandler: () => async (request, next, id) => {
      if (id !== 'saveForum') return next(request);
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      return [...String(form?.get('forum_content') ?? '')].length > 2000 ? failureResponse('40', 400) : next(request);
    },
  },
  bodyFault('unknown fields are ignored', 'login', (body) => {
    if (body && !Array.isArray(body)) delete body.nonsense;
  }),
  bodyFault('a missing field is treated as empty', 'modifyMemberCompanyInfo', (body) => {
    if (body && typeof body === 'object' && !Array.isArray(body)) body.member_position ??= '';
  }),
  bodyFault('numbers are accepted as text', 'findMemberId', (body: LooseJson) => {
    if (typeof body?.member_name === 'number') body.member_name = String(body.member_name);
  }),
  bodyFault('amounts are accepted as text', 'pgReady', (body: LooseJson) => {
    if (typeof body?.amount === 'string' && /^\d+$/.test(body.amount)) body.amount = Number(body.amount);
  }),
  errorCodeFault('an invalid new password gets the wrong error code', 'resetPw', '40', () => failureResponse('46')),
  errorCodeFault('an invalid ID is available', 'checkJoinDuplicate', '40', () => emptySuccessResponse()),
  errorCodeFault('an invalid email address is sent a code', 'sendEmailVerification', '40', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('an invalid birthday gets the wrong error code', 'signup', '40', async (response, json: LooseJson) =>
    json.error.message.includes('없는 날') ? failureResponse('46') : response,
  ),
  queryFault('a page of 101 rows is accepted', 'getInfo', (query) => {
    if (Number(query.get('row')) > 100) query.set('row', '100');
  }),
  queryFault('page 0 is accepted as the first page', 'getPastConferences', (query) => {
    if (query.get('page') === '0') query.set('page', '1');
  }),
  queryFault('a word is accepted as page number', 'getRegisterInfo', (query) => {
    if (query.has('page') && !/^\d+$/.test(query.get('page') ?? '')) query.set('page', '1');
  }),
  queryFault('an unknown board type returns the notices', 'getInfo', (query) => {
    if (query.get('type') === 'nonsense') query.set('type', 'notice');
  }),
  queryFault('an empty board type returns the notices', 'getInfo', (query) => {
    if (!query.get('type')) query.set('type', 'notice');
  }),
  errorCodeFault('files that are too large are accepted', 'enrollStudentCertificate', '45', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('more files than allowed are accepted', 'saveForum', '47', (response, json: LooseJson) =>
    json.error.message.includes('10개') ? emptySuccessResponse() : response,
  ),
  formFault('a file without an extension is accepted', 'enrollStudentCertificate', (name, value) =>
    value instanceof File && !value.name.includes('.') ? [name, new File([value], `${value.name}.pdf`)] : [name, value],
  ),
  formFault('a program with the name of a PDF file is accepted', 'saveForum', (name, value) =>
    value instanceof File && value.name === '프로그램.pdf' ? [name, new File(['%PDF-'], value.name)] : [name, value],
  ),
  formFault('a file part without an index is accepted', 'saveInquiry', (name, value) =>
    name === 'file' ? ['file[0]', value] : [name, value],
  ),
  formFault('unknown form parts are ignored', 'saveForum', (name, value) =>
    name === 'nonsense' ? null : [name, value],
  ),
  onRequestText('a long search text is rejected', ['getInfo'], /search=[^&]{30,}/, async () =>
    failureResponse('40', 400),
  ),
];
