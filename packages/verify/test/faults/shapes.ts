import {
  copyResponse,
  dataFault,
  errorCodeFault,
  type Fault,
  jsonFault,
  type LooseJson,
  responseFault,
} from './fault.ts';

const renameField = (record: LooseJson, from: string, to: string) => {
  if (!(from in record)) return;
  record[to] = record[from];
  delete record[from];
};
const changeRows = (rows: LooseJson, change: (row: LooseJson) => void) => {
  if (Array.isArray(rows)) for (const row of rows) change(row);
};

/** Faults in the form of responses: names, types, formats, values, the envelope. */
export const shapeFaults: Fault[] = [
  dataFault('login returns accessToken instead of access_token', 'login', (data) =>
    renameField(data, 'access_token', 'accessToken'),
  ),
  dataFault('the list of notices is named list', 'getInfo', (data) => renameField(data, 'notice', 'list')),
  dataFault('member_edu_gradation_year is spelt member_edu_graduation_year', 'getMemberEduInfo', (data) =>
    changeRows(data.member_edu_info, (row) =>
      renameField(row, 'member_edu_gradation_year', 'member_edu_graduation_year'),
    ),
  ),
  dataFault('hits are text', 'getInfo', (data) =>
    changeRows(data.trend, (row) => {
      row.trend_hit = String(row.trend_hit);
    }),
  ),
  dataFault('counts are text', 'getPastConferences', (data) => {
    data.total_count = String(data.total_count);
  }),
  dataFault('amounts are text', 'getAnnualFeePaid', (data) =>
    changeRows(data.pay_info, (row) => {
      row.pay_info_amt = String(row.pay_info_amt);
    }),
  ),
  dataFault('member_pk is text', 'login', (data) => {
    data.member_pk = String(data.member_pk);
  }),
  dataFault('birth years are numbers', 'getMemberInfo', (data) => {
    data.member_info.member_birth_year = Number(data.member_info.member_birth_year);
  }),
  dataFault('the title of a guide is null', 'getPastConferences', (data) =>
    changeRows(data.conferences.slice(0, 1), (row) => {
      row.guide_title = null;
    }),
  ),
  dataFault('an empty list is null', 'getAbstractList', (data) => {
    if (data.abstract.length === 0) data.abstract = null;
  }),
  dataFault('an empty file list is missing', 'getInfoDetail', (data) => {
    for (const key of Object.keys(data)) if (key.endsWith('_file') && data[key].length === 0) delete data[key];
  }),
  dataFault('prev_pk is missing', 'getInfoDetail', (data) => {
    delete data.prev_pk;
  }),
  dataFault('prev_pk and next_pk are 0 instead of null', 'getPastConferencesDetail', (data) => {
    data.prev_pk ??= 0;
    data.next_pk ??= 0;
  }),
  dataFault('next_pk is an empty text instead of null', 'getInfoDetail', (data) => {
    data.next_pk ??= '';
  }),
  dataFault('the profile contains the password', 'getMemberInfo', (data) => {
    data.member_info.member_password = 'secret-hash';
  }),
  dataFault('board rows contain the email address of the author', 'getInfo', (data) =>
    changeRows(data.forum, (row) => {
      row.member_email = 'writer@mail.example';
    }),
  ),
  dataFault('dates are written with dots', 'getInfo', (data) =>
    changeRows(data.notice, (row) => {
      row.notice_enrollment_date = row.notice_enrollment_date?.replaceAll('-', '.') ?? null;
    }),
  ),
  dataFault('dates contain a time', 'getAbstractList', (data) =>
    changeRows(data.abstract, (row) => {
      row.abstract_enrollment_date += 'T00:00:00Z';
    }),
  ),
  dataFault('dates have the day 32', 'getRegisterInfo', (data) =>
    changeRows(data.register_info, (row) => {
      row.pay_info_tran_date = row.pay_info_tran_date.replace(/\d\d$/, '32');
    }),
  ),
  dataFault('fixed_yn is N instead of null', 'getInfo', (data) =>
    changeRows(data.newsletter, (row) => {
      row.fixed_yn = 'N';
    }),
  ),
  dataFault('gender is male or female instead of m or f', 'getMemberInfo', (data) => {
    data.member_info.member_gender = data.member_info.member_gender === 'm' ? 'male' : 'female';
  }),
  dataFault('member types are English', 'checkRegisterDuplicate', (data) => {
    data.member_type = 'general';
  }),
  dataFault('divisions lack their last word', 'getAbstractList', (data) =>
    changeRows(data.abstract, (row) => {
      row.abstract_division = row.abstract_division.replace(' 분과', '');
    }),
  ),
  dataFault('telephone numbers have hyphens', 'getMemberInfo', (data) => {
    data.member_info.member_cell = data.member_info.member_cell?.replace(/(\d{3})(\d{4})/, '$1-$2-') ?? null;
  }),
  dataFault('file paths do not start with a slash', 'getInfoDetail', (data) => {
    for (const key of Object.keys(data))
      if (key.endsWith('_file'))
        changeRows(data[key], (file) => {
          file.file_path = file.file_path.slice(1);
        });
  }),
  dataFault('URLs of the payment page are relative', 'pgReady', (data) => {
    data.data.nextPcUrl = '/pay';
  }),
  dataFault('pay_possible is Y or N', 'getAnnualFeePaid', (data) => {
    data.pay_possible = data.pay_possible ? 'Y' : 'N';
  }),
  jsonFault('pay info has no envelope', 'getPayInfo', (json) => (json.success ? json.data : json)),
  jsonFault('success is text', 'checkJoinDuplicate', (json) => {
    json.success = String(json.success);
  }),
  jsonFault('a success envelope has no field error', 'getMemberCompanyInfo', (json) => {
    if (json.success) delete json.error;
  }),
  jsonFault('an empty success has an empty object as data', 'modifyMemberCompanyInfo', (json) => {
    if (json.success) json.data = {};
  }),
  jsonFault('a failure envelope has no field data', 'login', (json) => {
    if (!json.success) delete json.data;
  }),
  jsonFault('error codes are numbers', 'all', (json) => {
    if (json.error) json.error.code = Number(json.error.code);
  }),
  jsonFault('a failure has no message', 'verifyCode', (json) => {
    if (json.error) json.error.message = '';
  }),
  jsonFault('errors are a list', 'signup', (json) => {
    if (json.error) json.error = [json.error];
  }),
  jsonFault('a failure contains a stack trace', 'saveForum', (json) => {
    if (json.error) json.error.stack = 'at Forum.save';
  }),
  errorCodeFault('a wrong password has an unknown error code', 'login', '41', (response, json) =>
    copyResponse(response, JSON.stringify({ ...json, error: { ...json.error, code: '99' } })),
  ),
  responseFault('JSON is truncated', 'getMemberEduInfo', async (response) =>
    copyResponse(response, (await response.text()).slice(0, -1)),
  ),
  responseFault('an empty success has an empty body', 'saveInquiry', async (response) =>
    response.status === 200 ? copyResponse(response, '') : response,
  ),
];
