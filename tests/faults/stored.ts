import {
  answerLike,
  emptySuccess,
  type Fault,
  failure,
  inAnswer,
  inBody,
  inData,
  inForm,
  jsonOf,
  type Loose,
  onCode,
} from './fault.ts';

const texts =
  (change: (text: string) => string) =>
  (name: string, value: string | File): [string, string | File] =>
    typeof value === 'string' && /title|content/.test(name) ? [name, change(value)] : [name, value];

/** The success of a payment that is begun. */
const paymentPage = () => {
  const page = 'https://pay.example/1';
  const data = { mbrRefNo: 'HB-1', data: { nextMobileUrl: page, nextPcUrl: page, nextAppUrl: page } };
  return Response.json({ success: true, data, error: null });
};

/** Faults in what is stored and given back, and in payments. */
export const stored: Fault[] = [
  inForm(
    'texts are escaped when stored',
    'saveForum',
    texts((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
  ),
  inForm(
    'emoji become question marks',
    'saveForum',
    texts((text) => text.replace(/\p{Extended_Pictographic}/gu, '?')),
  ),
  inForm(
    'empty lines are lost',
    'saveForum',
    texts((text) => text.replace(/(\r\n)+/g, '\r\n')),
  ),
  inData('line breaks are stored as two characters', 'getInfoDetail', (data) => {
    if (data.forum) data.forum.forum_content = data.forum.forum_content.replaceAll('\n', '\r\n');
  }),
  inForm('only the first file is kept', 'saveForum', (name, value) =>
    /^file\[[1-9]/.test(name) ? null : [name, value],
  ),
  inForm('no file is kept', 'saveForum', (name, value) => (name.startsWith('file[') ? null : [name, value])),
  inForm('removed files stay', 'saveForum', (name, value) => (name === 'delete_file_pks' ? null : [name, value])),
  inForm('an edit makes another post', 'saveForum', (name, value) => (name === 'forum_pk' ? null : [name, value])),
  inData('files come in another order', 'getInfoDetail', (data) => {
    data.forum_file?.reverse();
  }),
  inData('names of files are not composed', 'getInfoDetail', (data) => {
    for (const file of data.forum_file ?? []) file.file_original_name = file.file_original_name.normalize('NFD');
  }),
  inData('sizes of files are in kilobytes', 'getInfoDetail', (data) => {
    for (const file of data.notice_file ?? []) file.file_size = Math.round(file.file_size / 1024);
  }),
  inData('a post of a member is by the secretariat', 'getInfo', (data) => {
    for (const row of data.forum ?? []) {
      row.admin_name = '사무국';
      row.member_name = null;
    }
  }),
  inData('the writer of a post is another member', 'getInfoDetail', (data) => {
    if (data.forum?.member_pk) data.forum.member_pk = 1;
  }),
  inData('the day of a new post is that of London', 'getInfo', (data) => {
    for (const row of data.forum ?? [])
      if (row.forum_enrollment_date === '2025-11-05') row.forum_enrollment_date = '2025-11-04';
  }),
  inAnswer('one byte of a file is changed', 'fileDownload', async (response) => {
    if (response.headers.get('Content-Type') === 'application/json') return response;
    const bytes = new Uint8Array(await response.arrayBuffer());
    const last = bytes.length - 1;
    if (last >= 0) bytes[last] = (bytes[last] ?? 0) ^ 1;
    return answerLike(response, bytes);
  }),
  inAnswer('the last byte of a file is lost', 'fileDownload', async (response) =>
    response.headers.get('Content-Type') === 'application/json'
      ? response
      : answerLike(response, (await response.arrayBuffer()).slice(0, -1)),
  ),
  inAnswer('files are read as text', 'fileDownload', async (response) =>
    response.headers.get('Content-Type') === 'application/json'
      ? response
      : answerLike(response, await response.text()),
  ),
  inAnswer('a receipt is cut', 'getReceipt', async (response) =>
    response.headers.get('Content-Type') === 'application/pdf'
      ? answerLike(response, (await response.arrayBuffer()).slice(0, 2000))
      : response,
  ),
  inBody('a profile does not store the detail of an address', 'modifyMemberInfo', (body) => {
    if (body?.member_address_detail) body.member_address_detail = body.member_address_detail.slice(0, 3);
  }),
  inBody('a sign-up forgets the workplace', 'signup', (body) => {
    if (body?.member_company_name) body.member_company_name = '';
  }),
  inBody('a sign-up makes women of all', 'signup', (body) => {
    if (body?.member_gender === '남') body.member_gender = '여';
  }),
  inData('a new member is a student', 'login', (data) => {
    if (String(data.member_name).startsWith('검증')) data.member_type = '학생회원';
  }),
  inBody('education is sorted', 'modifyMemberEduInfo', (body) => {
    if (Array.isArray(body))
      body.sort((a: Loose, b: Loose) => String(a?.member_edu_school).localeCompare(String(b?.member_edu_school)));
  }),
  {
    name: 'a workplace cannot be emptied',
    make: () => async (request, next, id) => {
      const body: Loose = id === 'modifyMemberCompanyInfo' ? await jsonOf(request) : null;
      const isEmpty = body && Object.values(body).every((value) => value === '');
      return isEmpty && Object.keys(body).length === 7 && request.headers.get('Authorization')?.includes('member-')
        ? emptySuccess()
        : next(request);
    },
  },
  inData('a certificate is approved at once', 'getStudentCertificate', (data) => {
    if (data.member_student_certificate_yn === '인증 대기') data.member_student_certificate_yn = '인증 완료';
  }),
  onCode(
    'files of no bytes are kept',
    ['saveForum', 'saveInquiry', 'enrollStudentCertificate', 'uploadConferenceAbstract'],
    '47',
    () => emptySuccess(),
  ),
  onCode('any file is an abstract', 'uploadConferenceAbstract', '47', (response, json) =>
    json.error.message.startsWith('Word') ? emptySuccess() : response,
  ),
  onCode('abstracts are taken after the deadline', 'uploadConferenceAbstract', '42', () => emptySuccess()),
  onCode('registrations are taken after their days', ['checkRegisterDuplicate'], '42', () =>
    Response.json({ success: true, data: { member_type: '일반회원' }, error: null }),
  ),
  onCode('card payments are taken after their days', 'pgReady', '42', () => paymentPage()),
  onCode('a fee is paid twice', ['pgReady'], '80', () => paymentPage()),
  onCode('a transfer is announced for what is paid', 'createTransferInfo', '80', () => emptySuccess()),
  onCode('any amount is taken', 'createTransferInfo', '41', () => emptySuccess()),
  inData('a declined payment is approved', 'pgApprovalCallback', (data) => {
    if (!data.approved) Object.assign(data, { approved: true, pay_info_pk: 9999 });
  }),
  inData('an approved payment has no record', 'pgApprovalCallback', (data) => {
    data.pay_info_pk = null;
  }),
  inData('the amount of a payment is another', 'pgApprovalCallback', (data) => {
    data.amount += 1000;
  }),
  inData('a paid year can be paid', 'getAnnualFeePaid', (data) => {
    data.pay_possible = true;
  }),
  inData('the fee of students is that of members', 'getPayInfo', (data) => {
    for (const fee of data.fees) if (fee.member_type === '학생회원') fee.annual_fee = 200_000;
  }),
  inData('the fees of a member type are missing', 'getPayInfo', (data) => {
    data.fees.pop();
  }),
  inData('an unpaid year has a day', 'getAnnualFeePaid', (data) => {
    for (const row of data.pay_info) row.pay_info_tran_date ??= '2025-01-01';
  }),
  {
    name: 'a settled payment is known once',
    make: () => {
      const told = new Set<string>();
      return async (request, next, id) => {
        const body: Loose = id === 'pgApprovalCallback' ? await jsonOf(request) : null;
        const response = await next(request);
        const json: Loose = body ? await jsonOf(response) : null;
        if (!json?.success) return response;
        if (told.has(body.mbrRefNo)) return failure('44');
        told.add(body.mbrRefNo);
        return response;
      };
    },
  },
];
