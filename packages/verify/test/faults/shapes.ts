import { copyResponse, dataFault, type Fault, jsonFault, type LooseJson, responseFault } from './fault.ts';

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
  dataFault('hits are text', 'getInfo', (data) =>
    changeRows(data.trend, (row) => {
      row.trend_hit = String(row.trend_hit);
    }),
  ),
  dataFault('an empty list is null', 'getAbstractList', (data) => {
    if (data.abstract.length === 0) data.abstract = null;
  }),
  dataFault('the profile contains the password', 'getMemberInfo', (data) => {
    data.member_info.member_password = 'secret-hash';
  }),
  dataFault('dates are written with dots', 'getInfo', (data) =>
    changeRows(data.notice, (row) => {
      row.notice_enrollment_date = row.notice_enrollment_date?.replaceAll('-', '.') ?? null;
    }),
  ),
  jsonFault('a success envelope has no field error', 'getMemberCompanyInfo', (json) => {
    if (json.success) delete json.error;
  }),
  jsonFault('error codes are numbers', 'all', (json) => {
    if (json.error) json.error.code = Number(json.error.code);
  }),
  responseFault('JSON is truncated', 'getMemberEduInfo', async (response) =>
    copyResponse(response, (await response.text()).slice(0, -1)),
  ),
];
