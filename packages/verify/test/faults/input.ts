import type { OperationId } from '#mocks/generated/operations.ts';
import { bodyFault, type Fault, failureResponse, formFault, queryFault } from './fault.ts';

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
  onRequestText('emoji in a search cause an HTML error page', ['getInfo'], characterOutsideBmp, async () =>
    htmlServerError(),
  ),
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
  bodyFault('unknown fields are ignored', 'login', (body) => {
    if (body && !Array.isArray(body)) delete body.nonsense;
  }),
  queryFault('a page of 101 rows is accepted', 'getInfo', (query) => {
    if (Number(query.get('row')) > 100) query.set('row', '100');
  }),
  formFault('a program with the name of a PDF file is accepted', 'saveForum', (name, value) =>
    value instanceof File && value.name === '프로그램.pdf' ? [name, new File(['%PDF-'], value.name)] : [name, value],
  ),
];
