import { registration } from '#verify/contract/contract-event.ts';
import type { Fault, LooseJson } from './fault.ts';
import { copyResponse, dataFault, readJson } from './fault.ts';
import { storedDataFault } from './with-store.ts';

/** Creates a fault in which card payments are not approved any more after a moment, in ms since the epoch. */
const notApprovedAfter = (name: string, moment: number): Fault =>
  storedDataFault(name, ['pgApprovalCallback'], () => async (db, _request, next) => {
    const response = await next();
    const json = await readJson(response);
    if (!json?.data?.approved || db.clock.now() < moment) return response;
    return copyResponse(
      response,
      JSON.stringify({ ...json, data: { ...json.data, approved: false, pay_info_pk: null } }),
    );
  });

/** Faults in what time, a later record or another member must not change. */
export const lifetimeFaults: Fault[] = [
  notApprovedAfter('a payment of the period is not approved after its end', registration.closes),
  storedDataFault(
    'annual fees older than ten years are not listed',
    ['getAnnualFeePaid'],
    () => async (db, _, next) => {
      const response = await next();
      const json = await readJson(response);
      const first = Number(db.clock.today().slice(0, 4)) - 10;
      if (json?.data)
        json.data.pay_info = json.data.pay_info.filter(
          (row: LooseJson) => !row.pay_info_tran_date || Number(row.pay_info_tran_date.slice(0, 4)) > first,
        );
      return copyResponse(response, JSON.stringify(json));
    },
  ),
  dataFault('paid years have the present type of the member', 'getAnnualFeePaid', (data) => {
    for (const row of data.pay_info) if (data.member_type) row.pay_info_member_type = data.member_type;
  }),
  {
    name: 'the neighbours of a post are those of its first reading',
    operations: 'getInfoDetail',
    createHandler: () => {
      const first = new Map<string, { prev_pk: unknown; next_pk: unknown }>();
      return async (request, next, id) => {
        const response = await next(request);
        const json = id === 'getInfoDetail' ? await readJson(response) : null;
        if (!json?.success) return response;
        const { prev_pk, next_pk } = json.data;
        const known = first.get(request.url) ?? { prev_pk, next_pk };
        first.set(request.url, known);
        return copyResponse(response, JSON.stringify({ ...json, data: { ...json.data, ...known } }));
      };
    },
  },
];
