import { operationTable } from '#mocks/generated/operations.ts';
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
  responseFault,
  withHeader,
} from './fault.ts';

/** Returns a form change that applies to the title and content of a post. */
const changePostText =
  (change: (text: string) => string) =>
  (name: string, value: string | File): [string, string | File] =>
    typeof value === 'string' && /title|content/.test(name) ? [name, change(value)] : [name, value];

/** Returns the response for a started card payment. */
const paymentStartedResponse = () => {
  const page = 'https://pay.example/1';
  const data = { mbrRefNo: 'HB-1', data: { nextMobileUrl: page, nextPcUrl: page, nextAppUrl: page } };
  return Response.json({ success: true, data, error: null });
};

/** Returns the form of a request without consuming its body; null when it is not a form. */
const formOf = (request: Request): Promise<FormData | null> =>
  request
    .clone()
    .formData()
    .catch(() => null);

/** Faults in storing and returning data, and in payments. */
export const storageFaults: Fault[] = [
  formFault(
    'texts are stored with HTML escapes',
    'saveForum',
    changePostText((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  formFault(
    'emoji become question marks',
    'saveForum',
    changePostText((text) => text.replace(/\p{Extended_Pictographic}/gu, '?')),
  ),
  formFault(
    'empty lines are removed',
    'saveForum',
    changePostText((text) => text.replace(/(\r\n)+/g, '\r\n')),
  ),
  dataFault('line breaks are stored as CR LF', 'getInfoDetail', (data) => {
    if (data.forum) data.forum.forum_content = data.forum.forum_content.replaceAll('\n', '\r\n');
  }),
  {
    name: 'a new post is not stored',
    operations: 'saveForum',
    createHandler: () => async (request, next, id) => {
      const form = id === 'saveForum' ? await formOf(request) : null;
      const title = String(form?.get('forum_title'));
      // A token check and a title that is short enough, so that the fault forgets valid posts only.
      if (!form || form.has('forum_pk') || !/^\[vf.{8}\] 점/.test(title) || [...title].length > 100)
        return next(request);
      const profile = `${new URL(request.url).origin}/api${operationTable.getMemberInfo.path}`;
      const { headers } = withHeader(new Request(profile), 'ClientSecret', 'hanbit-web');
      for (const name of ['Authorization', 'X-Mock-Session']) headers.set(name, request.headers.get(name) ?? '');
      const member = await readJson(await next(new Request(profile, { headers })));
      return member?.success ? emptySuccessResponse() : next(request);
    },
  },
  dataFault('new posts are missing in the list', 'getInfo', (data) => {
    if (!data.forum) return;
    const isNew = (row: LooseJson) => /\[vf[0-9a-f]{8}\]/.test(row.forum_title);
    data.forum_count -= data.forum.filter(isNew).length;
    data.forum = data.forum.filter((row: LooseJson) => !isNew(row));
  }),
  formFault('only the first file is stored', 'saveForum', (name, value) =>
    /^file\[[1-9]/.test(name) ? null : [name, value],
  ),
  formFault('no file is stored', 'saveForum', (name, value) => (name.startsWith('file[') ? null : [name, value])),
  formFault('removed files are kept', 'saveForum', (name, value) =>
    name === 'delete_file_pks' ? null : [name, value],
  ),
  formFault('an edit creates a new post', 'saveForum', (name, value) => (name === 'forum_pk' ? null : [name, value])),
  dataFault('files are listed in reverse order', 'getInfoDetail', (data) => {
    data.forum_file?.reverse();
  }),
  dataFault('file names are decomposed (NFD)', 'getInfoDetail', (data) => {
    for (const file of data.forum_file ?? []) file.file_original_name = file.file_original_name.normalize('NFD');
  }),
  dataFault('file sizes are in kilobytes', 'getInfoDetail', (data) => {
    for (const file of data.notice_file ?? []) file.file_size = Math.round(file.file_size / 1024);
  }),
  dataFault('the author of posts is always the secretariat', 'getInfo', (data) => {
    for (const row of data.forum ?? []) {
      row.admin_name = '사무국';
      row.member_name = null;
    }
  }),
  dataFault('the author of a post is another member', 'getInfoDetail', (data) => {
    if (data.forum?.member_pk) data.forum.member_pk = 1;
  }),
  dataFault('the date of a new post is the date in London', 'getInfo', (data) => {
    for (const row of data.forum ?? [])
      if (row.forum_enrollment_date === '2025-11-05') row.forum_enrollment_date = '2025-11-04';
  }),
  responseFault('one byte of a file is changed', 'fileDownload', async (response) => {
    if (response.headers.get('Content-Type') === 'application/json') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const last = bytes.length - 1;
    if (last >= 0) bytes[last] = (bytes[last] ?? 0) ^ 1;
    return copyResponse(response, bytes);
  }),
  responseFault('the last byte of a file is missing', 'fileDownload', async (response) =>
    response.headers.get('Content-Type') === 'application/json'
      ? response
      : copyResponse(response, (await response.arrayBuffer()).slice(0, -1)),
  ),
  responseFault('files are decoded as text', 'fileDownload', async (response) =>
    response.headers.get('Content-Type') === 'application/json'
      ? response
      : copyResponse(response, await response.text()),
  ),
  responseFault('a receipt is truncated', 'getReceipt', async (response) =>
    response.headers.get('Content-Type') === 'application/pdf'
      ? copyResponse(response, (await response.arrayBuffer()).slice(0, 2000))
      : response,
  ),
  bodyFault('a profile change shortens the detailed postal address', 'modifyMemberInfo', (body) => {
    if (body?.member_address_detail) body.member_address_detail = body.member_address_detail.slice(0, 3);
  }),
  bodyFault('a sign-up does not store the workplace', 'signup', (body) => {
    if (body?.member_company_name) body.member_company_name = '';
  }),
  bodyFault('a sign-up stores every member as female', 'signup', (body) => {
    if (body?.member_gender === '남') body.member_gender = '여';
  }),
  dataFault('a new member has the type student', 'login', (data) => {
    if (String(data.member_name).startsWith('검증')) data.member_type = '학생회원';
  }),
  bodyFault('education is sorted', 'modifyMemberEduInfo', (body) => {
    if (Array.isArray(body))
      body.sort((a: LooseJson, b: LooseJson) =>
        String(a?.member_edu_school).localeCompare(String(b?.member_edu_school)),
      );
  }),
  {
    name: 'an emptied workplace is not stored',
    operations: 'modifyMemberCompanyInfo',
    createHandler: () => async (request, next, id) => {
      const body: LooseJson = id === 'modifyMemberCompanyInfo' ? await readJson(request) : null;
      const isEmpty = body && Object.values(body).every((value) => value === '');
      return isEmpty && Object.keys(body).length === 7 && request.headers.get('Authorization')?.includes('member-')
        ? emptySuccessResponse()
        : next(request);
    },
  },
  dataFault('a certificate is approved immediately', 'getStudentCertificate', (data) => {
    if (data.member_student_certificate_yn === '인증 대기') data.member_student_certificate_yn = '인증 완료';
  }),
  errorCodeFault(
    'empty files are accepted',
    ['saveForum', 'saveInquiry', 'enrollStudentCertificate', 'uploadConferenceAbstract'],
    '47',
    () => emptySuccessResponse(),
  ),
  errorCodeFault(
    'an abstract that is not a Word file is accepted',
    'uploadConferenceAbstract',
    '47',
    (response, json) => (json.error.message.startsWith('Word') ? emptySuccessResponse() : response),
  ),
  errorCodeFault('abstracts are accepted after the deadline', 'uploadConferenceAbstract', '42', () =>
    emptySuccessResponse(),
  ),
  errorCodeFault('registrations are accepted after the registration period', ['checkRegisterDuplicate'], '42', () =>
    Response.json({ success: true, data: { member_type: '일반회원' }, error: null }),
  ),
  errorCodeFault('card payments are accepted after the registration period', 'pgReady', '42', () =>
    paymentStartedResponse(),
  ),
  errorCodeFault('a paid fee can be paid again by card', ['pgReady'], '80', () => paymentStartedResponse()),
  errorCodeFault('a paid fee can be paid again by transfer', 'createTransferInfo', '80', () => emptySuccessResponse()),
  errorCodeFault('a transfer with a wrong amount is accepted', 'createTransferInfo', '41', () =>
    emptySuccessResponse(),
  ),
  dataFault('a declined payment is approved', 'pgApprovalCallback', (data) => {
    if (!data.approved) Object.assign(data, { approved: true, pay_info_pk: 9999 });
  }),
  dataFault('an approved payment has no record', 'pgApprovalCallback', (data) => {
    data.pay_info_pk = null;
  }),
  dataFault('the amount of a payment is wrong', 'pgApprovalCallback', (data) => {
    data.amount += 1000;
  }),
  dataFault('a paid year can be paid', 'getAnnualFeePaid', (data) => {
    data.pay_possible = true;
  }),
  dataFault('the fee of students is wrong', 'getPayInfo', (data) => {
    for (const fee of data.fees) if (fee.member_type === '학생회원') fee.annual_fee = 200_000;
  }),
  dataFault('the fees of a member type are missing', 'getPayInfo', (data) => {
    data.fees.pop();
  }),
  dataFault('an unpaid year has a payment date', 'getAnnualFeePaid', (data) => {
    for (const row of data.pay_info) row.pay_info_tran_date ??= '2025-01-01';
  }),
  {
    name: 'a payment can be confirmed only once',
    operations: 'pgApprovalCallback',
    createHandler: () => {
      const confirmedPayments = new Set<string>();
      return async (request, next, id) => {
        const body: LooseJson = id === 'pgApprovalCallback' ? await readJson(request) : null;
        const response = await next(request);
        const json: LooseJson = body ? await readJson(response) : null;
        if (!json?.success) return response;
        if (confirmedPayments.has(body.mbrRefNo)) return failureResponse('44');
        confirmedPayments.add(body.mbrRefNo);
        return response;
      };
    },
  },
];
