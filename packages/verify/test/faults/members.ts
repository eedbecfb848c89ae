import { sessionIdOf, storeOf } from '#mocks/store/stores.ts';
import {
  copyResponse,
  type Fault,
  failureResponse,
  fault,
  formOf,
  type LooseJson,
  memberPkOf,
  readJson,
  successResponse,
} from './fault.ts';
import { storeFault, storeFaultAfter } from './store-fault.ts';

/** Faults in sign-ups, profiles, certificates, abstracts and inquiries of members. */
export const memberFaults: Fault[] = [
  fault.body('characters of four bytes are lost in a sign-up', 'signup', (body) => {
    for (const [field, value] of Object.entries(Object(body)))
      if (typeof value === 'string' && !/email|password|_id$|edu/.test(field))
        body[field] = value.replace(/[\u{10000}-\u{10ffff}]/gu, '?');
  }),
  fault.body('the telephone number of a workplace loses its leading zero', 'modifyMemberCompanyInfo', (body) => {
    if (typeof body?.member_company_tel === 'string')
      body.member_company_tel = String(body.member_company_tel).replace(/^0(?=\d{8,10}$)/, '');
  }),
  fault.body('a sign-up stores telephone numbers as numbers', 'signup', (body) => {
    const isNumber = /^0\d{8,10}$/.test(String(body?.member_cell));
    if (isNumber) body.member_cell = String(Number(body.member_cell));
  }),
  fault.body('an address has one blank between words', 'modifyMemberInfo', (body) => {
    if (typeof body?.member_address === 'string')
      body.member_address = body.member_address.replace(/(\S) +(?=\S)/g, '$1 ');
  }),
  fault.body('a sign-up stores the English name in capitals', 'signup', (body) => {
    if (typeof body?.member_en_name === 'string') body.member_en_name = body.member_en_name.toUpperCase();
  }),
  fault.body('letters lose their marks in the name of a workplace', 'modifyMemberCompanyInfo', (body) => {
    if (typeof body?.member_company_en_name === 'string')
      body.member_company_en_name = body.member_company_en_name
        .normalize('NFD')
        .replace(/\p{Mn}/gu, '')
        .normalize('NFC');
  }),
  fault.body('the last character of the longest school is lost', 'modifyMemberEduInfo', (body) => {
    for (const record of Array.isArray(body) ? body : [])
      if ([...String(record?.member_edu_school)].length === 100)
        record.member_edu_school = [...record.member_edu_school].slice(0, 99).join('');
  }),
  fault.body('a sign-up does not store the workplace', 'signup', (body) => {
    if (body?.member_company_name) body.member_company_name = '';
  }),
  fault.handling('an emptied workplace is not stored', 'modifyMemberCompanyInfo', async (request, next) => {
    const values = Object.values(Object(await readJson(request)));
    const isEmpty = values.length === 7 && values.every((value) => value === '');
    return isEmpty && !Number.isNaN(memberPkOf(request)) ? successResponse() : next(request);
  }),
  storeFaultAfter('education keeps ten records', ['modifyMemberEduInfo'], (db, _body, request) => {
    const pk = memberPkOf(request);
    const profile = db.profiles.get(pk);
    if (profile) db.profiles.put(pk, { ...profile, education: profile.education.slice(0, 10) });
  }),
  storeFault('31 April is accepted', ['modifyMemberInfo'], ({ body, next }) => {
    const [month, day] = [Number(body?.member_birth_month), Number(body?.member_birth_date)];
    return month === 4 && day === 31 ? successResponse() : next();
  }),
  storeFault('the profile of any member can be read by number', ['getMemberInfo'], async ({ db, request, next }) => {
    const pk = Number(new URL(request.url).searchParams.get('member_pk'));
    const response = await next();
    const [member, profile] = [db.members.get(pk), db.profiles.get(pk)];
    if (!member || !profile) return response;
    const identity = { member_type: member.type, member_name: member.name, member_id: member.id };
    return successResponse({ member_info: { ...identity, ...profile.info } });
  }),
  storeFault('the ID check compares the beginning', ['checkJoinDuplicate'], ({ db, body, next }) => {
    const isTaken = [...db.members.rows()].some(({ id }) => id.startsWith(String(body?.param)));
    return isTaken ? failureResponse('43') : next();
  }),
  storeFault(
    'a certificate replaces those of all members',
    ['enrollStudentCertificate'],
    async ({ db, request, next }) => {
      const response = await next();
      const certificate = db.certificates.get(memberPkOf(request));
      if (certificate) for (const { pk } of db.members.rows()) db.certificates.put(pk, certificate);
      return response;
    },
  ),

  fault.stateful('the abstracts of all members are listed', ['getAbstractList'], () => {
    const seen = new Map<string, LooseJson>();
    return async (request, next) => {
      const response = await next(request);
      const json = await readJson(response);
      if (!json?.success) return response;
      for (const row of json.data.abstract) seen.set(row.file_path, row);
      const others = [...seen.values()].filter(
        ({ file_path }) => !json.data.abstract.some((row: LooseJson) => row.file_path === file_path),
      );
      json.data.abstract.push(...others.slice(0, 1));
      return copyResponse(response, JSON.stringify(json));
    };
  }),
  fault.data('later abstracts have the division of the first', 'getAbstractList', (data) => {
    for (const row of data.abstract.slice(1)) row.abstract_division = data.abstract[0].abstract_division;
  }),
  fault.stateful('two abstracts at the same time are stored once', ['uploadConferenceAbstract'], () => {
    let isBusy = false;
    return async (request, next) => {
      if (isBusy) return successResponse();
      isBusy = true;
      try {
        await new Promise((done) => setTimeout(done, 20));
        return await next(request);
      } finally {
        isBusy = false;
      }
    };
  }),
  storeFault('an inquiry may have five files', ['saveInquiry'], async ({ request, next }) =>
    (await formOf(request))?.has('file[5]') ? failureResponse('47') : next(),
  ),
  fault.request('attachments of inquiries can be downloaded', 'fileDownload', (request) => {
    const db = storeOf(sessionIdOf(request));
    const pk = Number(new URL(request.url).searchParams.get('file_pk'));
    const file = [...db.inquiries.rows()].some(({ filePks }) => filePks.includes(pk)) && db.files.get(pk);
    if (file) {
      const { key: _key, ...publicFile } = file;
      db.files.put(pk, publicFile);
    }
    return request;
  }),

  fault.stateful('education is read from the member who asked last', ['getMemberEduInfo'], () => {
    let running = 0;
    let last: LooseJson = null;
    return async (request, next) => {
      running += 1;
      const response = await next(request);
      const json: LooseJson = await readJson(response);
      const other = running > 1 ? last : null;
      last = json;
      await new Promise((resolve) => setTimeout(resolve, 10));
      running -= 1;
      return json?.success && other?.success ? Response.json(other) : response;
    };
  }),
  fault.stateful(
    'a session does not see a workplace that another session has changed',
    ['getMemberCompanyInfo', 'modifyMemberCompanyInfo'],
    () => {
      const cache = new Map<string, LooseJson>();
      return async (request, next, id) => {
        const token = request.headers.get('Authorization') ?? '';
        if (id === 'modifyMemberCompanyInfo') cache.delete(token);
        else if (cache.has(token)) return Response.json(cache.get(token));
        const response = await next(request);
        const json: LooseJson = await readJson(response);
        if (id === 'getMemberCompanyInfo' && json?.success) cache.set(token, json);
        return response;
      };
    },
  ),
];
