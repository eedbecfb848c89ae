import type { OperationId } from '#mocks/generated/operations.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { abstractsClose, registration } from '#verify/contract/contract-event.ts';
import { errorCodeFault, type Fault, failureResponse } from './fault.ts';
import { clockFault, storedDataFault } from './with-store.ts';

const registrationOperations = ['checkRegisterDuplicate', 'pgReady', 'createTransferInfo'] as const;
const eligible = () => Response.json({ success: true, data: { member_type: '일반회원' }, error: null });

/** Creates a fault in which the registration check succeeds at some moments outside the period. */
const opensAlso = (name: string, isOpen: (month: number, day: number) => boolean): Fault =>
  storedDataFault(name, ['checkRegisterDuplicate'], () => async (db, request, next) => {
    const body = await request.clone().text();
    const response = await next();
    const [, month = 0, day = 0] = db.clock.today().split('-').map(Number);
    const isCurrent = body.includes(currentEvent);
    const isRefused = (await response.clone().text()).includes('"42"');
    return isCurrent && isRefused && isOpen(month, day) ? eligible() : response;
  });

/** Creates a fault in which operations reject requests some hours before the end of their period. */
const closesEarly = (name: string, ids: OperationId[], closes: number, hours: number): Fault =>
  storedDataFault(name, ids, () => async (db, _request, next) => {
    const now = db.clock.now();
    return now < closes && now + hours * 3_600_000 >= closes ? failureResponse('42') : next();
  });

/** Faults in the periods in which abstracts and registrations are accepted. */
export const periodFaults: Fault[] = [
  clockFault('registration opens and closes nine hours late', [...registrationOperations], -9),
  closesEarly('registration closes nine hours early', [...registrationOperations], registration.closes, 9),
  clockFault('card payments of registrations are possible a day longer', ['pgReady'], -24),
  clockFault('bank transfers of registrations are possible a day longer', ['createTransferInfo'], -24),
  closesEarly(
    'registration closes at the beginning of its last day',
    ['checkRegisterDuplicate'],
    registration.closes,
    24,
  ),
  opensAlso('registration is open on the same days of every month', (_month, day) => day >= 3 && day <= 14),
  opensAlso('registration is open in November of every year', (month) => month === 11),
  clockFault('the abstract deadline is nine hours late', ['uploadConferenceAbstract'], -9),
  closesEarly('the abstract deadline is nine hours early', ['uploadConferenceAbstract'], abstractsClose, 9),
  clockFault('posts have the date in London', ['saveForum'], -9),
  errorCodeFault('registrations before the period are accepted', 'checkRegisterDuplicate', '42', eligible),
];
