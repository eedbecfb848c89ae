import { type Fault, failureResponse, fault, formOf } from './fault.ts';

/** Faults in handling input: invalid requests that are accepted, and valid requests that are rejected. */
export const inputFaults: Fault[] = [
  fault.handling('emoji in a search cause an HTML error page', 'getInfo', async (request, next) => {
    const headers = { 'Content-Type': 'text/html' };
    const hasEmoji = /[\u{10000}-\u{10FFFF}]/u.test(new URL(request.url).searchParams.get('search') ?? '');
    return hasEmoji
      ? new Response('<!doctype html><h1>Internal Server Error</h1>', { status: 500, headers })
      : next(request);
  }),
  fault.handling('malformed JSON gets no response', 'changePw', async (request, next) => {
    try {
      JSON.parse(await request.clone().text());
      return next(request);
    } catch {
      return new Promise(() => {});
    }
  }),
  fault.handling('lengths are counted in UTF-16 code units', 'saveForum', async (request, next) => {
    const title = (await formOf(request))?.get('forum_title') ?? '';
    return String(title).length > 200 ? failureResponse('40', 400) : next(request);
  }),
  fault.body('unknown fields are ignored', 'login', (body) => {
    if (body && !Array.isArray(body)) delete body.nonsense;
  }),
  fault.query('a page of 101 rows is accepted', 'getInfo', (query) => {
    if (Number(query.get('row')) > 100) query.set('row', '100');
  }),
  fault.form('a program with the name of a PDF file is accepted', 'saveForum', (name, value) =>
    value instanceof File && value.name === '프로그램.pdf' ? [name, new File(['%PDF-'], value.name)] : [name, value],
  ),
];
