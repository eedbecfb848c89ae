import { sessionIdOf, storeOf } from '#mocks/store/stores.ts';
import {
  bodyFault,
  copyResponse,
  dataFault,
  emptySuccessResponse,
  errorCodeFault,
  type Fault,
  failureResponse,
  formFault,
  type LooseJson,
  readJson,
  requestFault,
} from './fault.ts';
import { storedDataFault } from './with-store.ts';

type TextChange = (text: string) => string;

/** Creates a fault that changes all texts of a workplace and of education records before they are stored. */
const changesTexts = (name: string, change: TextChange): Fault[] =>
  (['modifyMemberCompanyInfo', 'modifyMemberEduInfo'] as const).map((id) =>
    bodyFault(`${id}: ${name}`, id, (body) => {
      const changeRecord = (record: LooseJson) => {
        for (const [field, value] of Object.entries(record ?? {}))
          if (typeof value === 'string' && !/degree|year|tel|zip/.test(field)) record[field] = change(value) || value;
      };
      for (const record of Array.isArray(body) ? body : [body]) changeRecord(record);
    }),
  );

/** Creates a fault in which an operation rejects forms of more than some bytes. */
const limitsUploads = (
  id: 'enrollStudentCertificate' | 'uploadConferenceAbstract' | 'saveInquiry',
  bytes: number,
): Fault => ({
  name: `${id} rejects more than ${bytes} bytes`,
  createHandler: () => async (request, next, operation) => {
    if (operation !== id) return next(request);
    const { byteLength } = await request.clone().arrayBuffer();
    return byteLength > bytes + 2000 ? failureResponse('45', 413) : next(request);
  },
});

/** Creates a fault in which an operation accepts JSON that the contract does not allow. */
const accepts = (
  name: string,
  id: 'modifyMemberCompanyInfo' | 'modifyMemberEduInfo',
  isAccepted: (body: LooseJson) => boolean,
): Fault => ({
  name,
  createHandler: () => async (request, next, operation) => {
    const body: LooseJson = operation === id ? await readJson(request) : null;
    const response = await next(request);
    return body && response.status === 400 && isAccepted(body) ? emptySuccessResponse() : response;
  },
});

const oneMegabyte = 1_048_576;

/** Faults in workplace, education, certificates, abstracts and inquiries. */
export const personalDataFaults: Fault[] = [
  ...changesTexts('blanks at both ends are removed', (text) => text.trim()),
  ...changesTexts('characters above the basic plane are lost', (text) => text.replace(/[\u{10000}-\u{10ffff}]/gu, '')),
  ...changesTexts('line breaks become blanks', (text) => text.replaceAll('\n', ' ')),
  ...changesTexts('quotation marks are escaped', (text) => text.replaceAll("'", "\\'")),
  ...changesTexts('texts are shortened to 99 characters', (text) => [...text].slice(0, 99).join('')),
  bodyFault('a change of the workplace swaps its names', 'modifyMemberCompanyInfo', (body) => {
    if (body?.member_company_name === undefined) return;
    const { member_company_name: name, member_company_en_name: englishName } = body;
    Object.assign(body, { member_company_name: englishName, member_company_en_name: name });
  }),
  dataFault('the telephone number of the workplace loses its first zero', 'getMemberCompanyInfo', (data) => {
    const info = data.member_company_info;
    if (info.member_company_tel.startsWith('00')) info.member_company_tel = info.member_company_tel.slice(1);
  }),
  accepts('a postal code of six digits is accepted', 'modifyMemberCompanyInfo', (body) =>
    /^\d{6}$/.test(body.member_company_zipcode),
  ),
  accepts('a telephone number of twelve digits is accepted', 'modifyMemberCompanyInfo', (body) =>
    /^\d{12}$/.test(body.member_company_tel),
  ),
  accepts('a line break after digits is accepted', 'modifyMemberCompanyInfo', (body) =>
    /^\d{5}\n$/.test(body.member_company_zipcode),
  ),
  accepts('more than twenty education records are accepted', 'modifyMemberEduInfo', (body) => body.length === 21),
  accepts('a year of graduation with five digits is accepted', 'modifyMemberEduInfo', (body) =>
    /^\d{5}$/.test(body[0]?.member_edu_gradation_year),
  ),
  bodyFault('only ten education records are stored', 'modifyMemberEduInfo', (body) =>
    Array.isArray(body) && body.length > 10 ? body.slice(0, 10) : undefined,
  ),
  storedDataFault(
    'a change of the workplace removes the education',
    ['modifyMemberCompanyInfo'],
    () => async (db, _request, next) => {
      const response = await next();
      if ((await readJson(response))?.success)
        for (const { pk } of [...db.members.rows()].slice(-2)) {
          const profile = db.profiles.get(pk);
          if (profile) db.profiles.put(pk, { ...profile, education: [] });
        }
      return response;
    },
  ),
  storedDataFault('an inquiry removes the certificates', ['saveInquiry'], () => async (db, _request, next) => {
    for (const { pk } of [...db.members.rows()]) db.certificates.remove(pk);
    return next();
  }),
  limitsUploads('enrollStudentCertificate', oneMegabyte),
  limitsUploads('uploadConferenceAbstract', oneMegabyte),
  limitsUploads('saveInquiry', 10 * oneMegabyte),
  formFault('the name of a certificate loses its emoji', 'enrollStudentCertificate', (name, value) =>
    typeof value === 'string'
      ? [name, value]
      : [name, new File([value], value.name.replace(/\p{Extended_Pictographic}/gu, '?'))],
  ),
  formFault('a certificate may have any part name', 'enrollStudentCertificate', (_name, value) => ['file', value]),
  storedDataFault('a second certificate is ignored', ['enrollStudentCertificate'], () => {
    const uploaded = new Set<string | null>();
    return async (_db, request, next) => {
      const token = request.headers.get('Authorization');
      if (uploaded.has(token)) return emptySuccessResponse();
      const response = await next();
      if ((await readJson(response))?.success) uploaded.add(token);
      return response;
    };
  }),
  formFault('an abstract is stored with another division', 'uploadConferenceAbstract', (name, value) => [
    name,
    value === '안정성 분과' ? '기타 분과' : value,
  ]),
  storedDataFault('the abstracts of all members are listed', ['getAbstractList'], () => {
    const seen = new Map<string, LooseJson>();
    return async (_db, _request, next) => {
      const response = await next();
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
  storedDataFault('two abstracts at the same time are stored once', ['uploadConferenceAbstract'], () => {
    let isBusy = false;
    return async (_db, _request, next) => {
      if (isBusy) return emptySuccessResponse();
      isBusy = true;
      try {
        await new Promise((done) => setTimeout(done, 20));
        return await next();
      } finally {
        isBusy = false;
      }
    };
  }),
  {
    name: 'the addresses of files answer 404',
    createHandler: () => async (request, next, id) =>
      id === null && new URL(request.url).pathname.startsWith('/api/files/')
        ? new Response('not found', { status: 404 })
        : next(request),
  },
  {
    name: 'the files of abstracts are truncated after 1 MB',
    createHandler: () => async (request, next, id) => {
      const response = await next(request);
      if (id !== null || !new URL(request.url).pathname.startsWith('/api/files/')) return response;
      return copyResponse(response, (await response.arrayBuffer()).slice(0, oneMegabyte));
    },
  },
  formFault('an inquiry may have a telephone number of twelve digits', 'saveInquiry', (name, value) => [
    name,
    name === 'inquiry_cell' && typeof value === 'string' && value.length === 12 ? value.slice(1) : value,
  ]),
  formFault('an inquiry may have a title of 51 characters', 'saveInquiry', (name, value) => [
    name,
    name === 'inquiry_title' && typeof value === 'string' ? [...value].slice(0, 50).join('') : value,
  ]),
  storedDataFault(
    'the title of an inquiry is limited to 50 bytes',
    ['saveInquiry'],
    () => async (_db, request, next) => {
      const form = await request
        .clone()
        .formData()
        .catch(() => null);
      const title = form?.get('inquiry_title');
      return typeof title === 'string' && Buffer.byteLength(title) > 50 ? failureResponse('40', 400) : next();
    },
  ),
  storedDataFault('an inquiry may have five files', ['saveInquiry'], () => async (_db, request, next) => {
    const form = await request
      .clone()
      .formData()
      .catch(() => null);
    return form?.has('file[5]') ? failureResponse('47') : next();
  }),
  errorCodeFault('an empty file among others is accepted', 'saveInquiry', '47', () => emptySuccessResponse()),
  requestFault('attachments of inquiries can be downloaded', 'fileDownload', (request) => {
    const db = storeOf(sessionIdOf(request));
    const pk = Number(new URL(request.url).searchParams.get('file_pk'));
    const file = [...db.inquiries.rows()].some(({ filePks }) => filePks.includes(pk)) && db.files.get(pk);
    if (file) {
      const { key: _key, ...publicFile } = file;
      db.files.put(pk, publicFile);
    }
    return request;
  }),
  dataFault('the hits of guides are fewer than in the list', 'getPastConferences', (data) => {
    for (const row of data.conferences) row.guide_hit = (row.guide_hit ?? 0) + 100;
  }),
  dataFault('the paths of the files of guides lead to nothing', 'getPastConferencesDetail', (data) => {
    for (const file of data.conferences.file) file.file_path = `/files/none/${file.file_original_name}`;
  }),
  dataFault('the list of guides does not count the last hit', 'getPastConferences', (data) => {
    for (const row of data.conferences) row.guide_hit = Math.max(0, (row.guide_hit ?? 0) - 1);
  }),
  dataFault('prev_pk of an old guide skips one', 'getPastConferencesDetail', (data) => {
    if (data.prev_pk === 118) data.prev_pk = 117;
  }),
];
