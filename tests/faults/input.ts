import { emptySuccess, type Fault, failure, inBody, inForm, inQuery, type Loose, onCode } from './fault.ts';

const html = () =>
  new Response('<!doctype html><h1>Internal Server Error</h1>', {
    status: 500,
    headers: { 'Content-Type': 'text/html' },
  });

/** What a request says in all its texts. */
async function textOf(request: Request): Promise<string> {
  return (
    decodeURIComponent(new URL(request.url).search.replaceAll('%', '%25').replace(/%25(?=[0-9A-F]{2})/gi, '%')) +
    (await request.clone().text())
  );
}

/** A fault that some texts bring about. */
const onText = (
  name: string,
  ids: string[],
  pattern: RegExp,
  answer: (request: Request, next: (request: Request) => Promise<Response>) => Promise<Response>,
): Fault => ({
  name,
  make: () => async (request, next, id) =>
    id && ids.includes(id) && pattern.test(await textOf(request)) ? answer(request, next) : next(request),
});

const astral = /[\u{10000}-\u{10FFFF}]/u;

/** Faults in what a server does with what it should refuse, or with what it should take. */
export const input: Fault[] = [
  onText('emoji in a workplace are a server error', ['modifyMemberInfo'], astral, async () => failure('50', 500)),
  onText('emoji in a search are a page of HTML', ['getInfo'], astral, async () => html()),
  onText('emoji in an inquiry are refused', ['saveInquiry'], astral, async () => failure('40', 400)),
  onText('quotes in a search are a server error', ['getInfo'], /'/, async () => failure('50', 500)),
  {
    name: 'malformed JSON is a server error',
    make: () => async (request, next, id) => {
      if (id !== 'login') return next(request);
      try {
        JSON.parse(await request.clone().text());
        return next(request);
      } catch {
        return failure('50', 500);
      }
    },
  },
  {
    name: 'a body of null is a server error',
    make: () => async (request, next, id) =>
      id === 'findMemberPassword' && (await request.clone().text()) === 'null' ? html() : next(request),
  },
  {
    name: 'a body that is no JSON is never answered',
    make: () => async (request, next, id) => {
      if (id !== 'changePw') return next(request);
      try {
        JSON.parse(await request.clone().text());
        return next(request);
      } catch {
        return new Promise(() => {});
      }
    },
  },
  inForm('titles of any length are cut', 'saveForum', (name, value) =>
    name === 'forum_title' && typeof value === 'string' ? [name, [...value].slice(0, 200).join('')] : [name, value],
  ),
  {
    name: 'lengths are counted in UTF-16',
    make: () => async (request, next, id) => {
      if (id !== 'saveForum') return next(request);
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      return String(form?.get('forum_title') ?? '').length > 200 ? failure('40', 400) : next(request);
    },
  },
  {
    name: 'a line break counts as two characters',
    make: () => async (request, next, id) => {
      if (id !== 'saveForum') return next(request);
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      return [...String(form?.get('forum_content') ?? '')].length > 2000 ? failure('40', 400) : next(request);
    },
  },
  inBody('unknown fields are passed over', 'login', (body) => {
    if (body && !Array.isArray(body)) delete body.nonsense;
  }),
  inBody('a missing field counts as empty', 'modifyMemberCompanyInfo', (body) => {
    if (body && typeof body === 'object' && !Array.isArray(body)) body.member_position ??= '';
  }),
  inBody('numbers are taken for texts', 'findMemberId', (body: Loose) => {
    if (typeof body?.member_name === 'number') body.member_name = String(body.member_name);
  }),
  inBody('amounts as text are taken for numbers', 'pgReady', (body: Loose) => {
    if (typeof body?.amount === 'string' && /^\d+$/.test(body.amount)) body.amount = Number(body.amount);
  }),
  onCode('any new password is taken', 'resetPw', '40', () => failure('46')),
  onCode('any ID is free', 'checkJoinDuplicate', '40', () => emptySuccess()),
  onCode('any address is sent a code', 'sendEmailVerification', '40', () => emptySuccess()),
  onCode('any day is a birthday', 'signup', '40', async (response, json: Loose) =>
    json.error.message.includes('없는 날') ? failure('46') : response,
  ),
  inQuery('a page of a hundred and one rows is given', 'getInfo', (query) => {
    if (Number(query.get('row')) > 100) query.set('row', '100');
  }),
  inQuery('page zero is the first', 'getPastConferences', (query) => {
    if (query.get('page') === '0') query.set('page', '1');
  }),
  inQuery('a word for a page is the first', 'getRegisterInfo', (query) => {
    if (query.has('page') && !/^\d+$/.test(query.get('page') ?? '')) query.set('page', '1');
  }),
  inQuery('an unknown board is the notices', 'getInfo', (query) => {
    if (query.get('type') === 'nonsense') query.set('type', 'notice');
  }),
  inQuery('an empty board is the notices', 'getInfo', (query) => {
    if (!query.get('type')) query.set('type', 'notice');
  }),
  onCode('large files are taken', 'enrollStudentCertificate', '45', () => emptySuccess()),
  onCode('eleven files are taken', 'saveForum', '47', (response, json: Loose) =>
    json.error.message.includes('10개') ? emptySuccess() : response,
  ),
  inForm('a file without a number is taken', 'saveInquiry', (name, value) =>
    name === 'file' ? ['file[0]', value] : [name, value],
  ),
  inForm('unknown parts are passed over', 'saveForum', (name, value) => (name === 'nonsense' ? null : [name, value])),
  onText('a long search is refused', ['getInfo'], /search=[^&]{30,}/, async () => failure('40', 400)),
];
