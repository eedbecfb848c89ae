import { answerLike, type Fault, inAnswer, inData, inJson, type Loose, onCode } from './fault.ts';

const rename = (record: Loose, from: string, to: string) => {
  if (!(from in record)) return;
  record[to] = record[from];
  delete record[from];
};
const each = (rows: Loose, change: (row: Loose) => void) => {
  if (Array.isArray(rows)) for (const row of rows) change(row);
};

/** Faults in the shape of answers: names, types, formats, values, the envelope. */
export const shapes: Fault[] = [
  inData('login names the token accessToken', 'login', (data) => rename(data, 'access_token', 'accessToken')),
  inData('the list of notices is called list', 'getInfo', (data) => rename(data, 'notice', 'list')),
  inData('education spells graduation right', 'getMemberEduInfo', (data) =>
    each(data.member_edu_info, (row) => rename(row, 'member_edu_gradation_year', 'member_edu_graduation_year')),
  ),
  inData('hits are text', 'getInfo', (data) =>
    each(data.trend, (row) => {
      row.trend_hit = String(row.trend_hit);
    }),
  ),
  inData('counts are text', 'getPastConferences', (data) => {
    data.total_count = String(data.total_count);
  }),
  inData('amounts are text', 'getAnnualFeePaid', (data) =>
    each(data.pay_info, (row) => {
      row.pay_info_amt = String(row.pay_info_amt);
    }),
  ),
  inData('the number of a member is text', 'login', (data) => {
    data.member_pk = String(data.member_pk);
  }),
  inData('birth years are numbers', 'getMemberInfo', (data) => {
    data.member_info.member_birth_year = Number(data.member_info.member_birth_year);
  }),
  inData('the title of a guide is null', 'getPastConferences', (data) =>
    each(data.conferences.slice(0, 1), (row) => {
      row.guide_title = null;
    }),
  ),
  inData('an empty list is null', 'getAbstractList', (data) => {
    if (data.abstract.length === 0) data.abstract = null;
  }),
  inData('the file list is left out when empty', 'getInfoDetail', (data) => {
    for (const key of Object.keys(data)) if (key.endsWith('_file') && data[key].length === 0) delete data[key];
  }),
  inData('prev_pk is left out', 'getInfoDetail', (data) => {
    delete data.prev_pk;
  }),
  inData('neighbours are 0 at the ends', 'getPastConferencesDetail', (data) => {
    data.prev_pk ??= 0;
    data.next_pk ??= 0;
  }),
  inData('neighbours are empty texts at the ends', 'getInfoDetail', (data) => {
    data.next_pk ??= '';
  }),
  inData('the profile tells the password', 'getMemberInfo', (data) => {
    data.member_info.member_password = 'secret-hash';
  }),
  inData('a board item tells the writer’s address', 'getInfo', (data) =>
    each(data.forum, (row) => {
      row.member_email = 'writer@mail.example';
    }),
  ),
  inData('days are written with points', 'getInfo', (data) =>
    each(data.notice, (row) => {
      row.notice_enrollment_date = row.notice_enrollment_date?.replaceAll('-', '.') ?? null;
    }),
  ),
  inData('days have a time', 'getAbstractList', (data) =>
    each(data.abstract, (row) => {
      row.abstract_enrollment_date += 'T00:00:00Z';
    }),
  ),
  inData('a day that no month has', 'getRegisterInfo', (data) =>
    each(data.register_info, (row) => {
      row.pay_info_tran_date = row.pay_info_tran_date.replace(/\d\d$/, '32');
    }),
  ),
  inData('pinned is Y or N', 'getInfo', (data) =>
    each(data.newsletter, (row) => {
      row.fixed_yn = 'N';
    }),
  ),
  inData('gender is spelt out', 'getMemberInfo', (data) => {
    data.member_info.member_gender = data.member_info.member_gender === 'm' ? 'male' : 'female';
  }),
  inData('member types are English', 'checkRegisterDuplicate', (data) => {
    data.member_type = 'general';
  }),
  inData('divisions lose their last word', 'getAbstractList', (data) =>
    each(data.abstract, (row) => {
      row.abstract_division = row.abstract_division.replace(' 분과', '');
    }),
  ),
  inData('telephone numbers have hyphens', 'getMemberInfo', (data) => {
    data.member_info.member_cell = data.member_info.member_cell?.replace(/(\d{3})(\d{4})/, '$1-$2-') ?? null;
  }),
  inData('file paths do not start with a slash', 'getInfoDetail', (data) => {
    for (const key of Object.keys(data))
      if (key.endsWith('_file'))
        each(data[key], (file) => {
          file.file_path = file.file_path.slice(1);
        });
  }),
  inData('addresses of the payment page are relative', 'pgReady', (data) => {
    data.data.nextPcUrl = '/pay';
  }),
  inData('pay info is a list', 'getAnnualFeePaid', (data) => {
    data.pay_possible = data.pay_possible ? 'Y' : 'N';
  }),
  inJson('pay info comes without an envelope', 'getPayInfo', (json) => (json.success ? json.data : json)),
  inJson('success is text', 'checkJoinDuplicate', (json) => {
    json.success = String(json.success);
  }),
  inJson('a success has no error', 'getMemberCompanyInfo', (json) => {
    if (json.success) delete json.error;
  }),
  inJson('an empty success has an empty object as data', 'modifyMemberCompanyInfo', (json) => {
    if (json.success) json.data = {};
  }),
  inJson('a failure has no data', 'login', (json) => {
    if (!json.success) delete json.data;
  }),
  inJson('codes are numbers', 'all', (json) => {
    if (json.error) json.error.code = Number(json.error.code);
  }),
  inJson('a failure has no message', 'verifyCode', (json) => {
    if (json.error) json.error.message = '';
  }),
  inJson('errors are a list', 'signup', (json) => {
    if (json.error) json.error = [json.error];
  }),
  inJson('a failure tells its stack', 'saveForum', (json) => {
    if (json.error) json.error.stack = 'at Forum.save';
  }),
  onCode('a wrong password has a code of its own', 'login', '41', (response, json) =>
    answerLike(response, JSON.stringify({ ...json, error: { ...json.error, code: '99' } })),
  ),
  inAnswer('JSON is cut at its end', 'getMemberEduInfo', async (response) =>
    answerLike(response, (await response.text()).slice(0, -1)),
  ),
  inAnswer('an empty success has an empty body', 'saveInquiry', async (response) =>
    response.status === 200 ? answerLike(response, '') : response,
  ),
];
