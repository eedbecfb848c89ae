import type { OperationId } from '#mocks/generated/operations.ts';
import { memberByEmail } from '#mocks/store/accounts.ts';
import { hasPaid, paymentsOf } from '#mocks/store/payments.ts';
import { emailKey } from '#mocks/store/sent-codes.ts';
import { GoodsType } from '#src/api/generated/model/goodsType.ts';
import {
  emptySuccessResponse,
  type Fault,
  type FaultyHandler,
  failureResponse,
  formFault,
  type LooseJson,
  memberPkOf,
  readJson,
} from './fault.ts';
import { storeFault, storeFaultAfter, storeFaultBefore } from './store-fault.ts';

/** Names the operations that a fault affects, for the measure of the diagnosis. */
const inOperation = (operations: OperationId, fault: Fault): Fault => ({ ...fault, operations });

/** Creates a fault with state in two operations or more, of which the first is broken. */
const statefulFault = (
  name: string,
  ids: [OperationId, ...OperationId[]],
  createHandler: () => FaultyHandler,
): Fault => ({
  name,
  operations: ids[0],
  createHandler: () => {
    const handle = createHandler();
    return async (request, next, id) => (id !== null && ids.includes(id) ? handle(request, next, id) : next(request));
  },
});

/** Faults in what a request leaves behind: after a rejection, in other sessions, and beside other requests. */
export const sideEffectFaults: Fault[] = [
  inOperation(
    'modifyMemberInfo',
    storeFault(
      'a profile change with an unverified address saves the other fields',
      ['modifyMemberInfo'],
      async (call) => {
        const { db, body, request, next } = call;
        const response = await next();
        const [pk, json] = [memberPkOf(request), await readJson(response)];
        const profile = db.profiles.get(pk);
        if (profile && json?.error?.code === '46')
          db.profiles.put(pk, { ...profile, info: { ...body, member_email: profile.info.member_email } });
        return response;
      },
    ),
  ),
  inOperation(
    'modifyMemberInfo',
    storeFaultBefore('a sent code counts as a verification', ['modifyMemberInfo'], (db, body) => {
      const key = emailKey(String(body?.member_email));
      const proof = db.emailProofs.get(key);
      if (proof) db.emailProofs.put(key, { ...proof, verifiedAt: db.clock.now() });
    }),
  ),
  inOperation(
    'verifyCode',
    storeFault('a wildcard of SQL passes as a code', ['verifyCode'], ({ db, body, next }) => {
      const proof = db.emailProofs.get(emailKey(String(body?.email)));
      const [start, rest] = String(body?.code).split('%');
      return proof && rest === '' && proof.code.startsWith(start ?? '') ? next({ ...body, code: proof.code }) : next();
    }),
  ),
  inOperation(
    'findMemberId',
    storeFault('the ID search distinguishes the case of an email address', ['findMemberId'], async (call) => {
      const { db, body, next } = call;
      const response = await next();
      const json = await readJson(response);
      const member = json?.success ? memberByEmail(db, body.member_email) : undefined;
      const isSame = !member || db.profiles.get(member.pk)?.info.member_email === body.member_email;
      return isSame ? response : Response.json({ success: true, data: { member_id: null }, error: null });
    }),
  ),
  inOperation(
    'fileDownload',
    storeFault('the number of a personal file gives another message', ['fileDownload'], ({ db, request, next }) => {
      const pk = Number(new URL(request.url).searchParams.get('file_pk'));
      return db.files.get(pk)?.key === undefined ? next() : failureResponse('44');
    }),
  ),
  inOperation(
    'createTransferInfo',
    storeFault('a paid registration blocks the annual fee', ['createTransferInfo'], ({ db, body, request, next }) => {
      const isAnnualFee = body?.goods_type === GoodsType.annualFee;
      const registrations = isAnnualFee ? paymentsOf(db, memberPkOf(request), GoodsType.registrationFee) : [];
      return registrations.length > 0 ? failureResponse('80') : next();
    }),
  ),
  inOperation(
    'checkRegisterDuplicate',
    storeFault('a paid annual fee blocks the registration', ['checkRegisterDuplicate'], ({ db, request, next }) => {
      const goodsName = `${db.clock.today().slice(0, 4)}년도 연회비`;
      const goods = { memberPk: memberPkOf(request), goodsType: GoodsType.annualFee, goodsName };
      return hasPaid(db, goods) ? failureResponse('80') : next();
    }),
  ),
  inOperation(
    'uploadConferenceAbstract',
    storeFaultAfter('the secret part of a file path is its number', ['uploadConferenceAbstract'], (db) => {
      for (const file of [...db.files.rows()])
        if (file.key !== undefined && file.bytes)
          db.files.put(file.pk, { ...file, key: String(file.pk).padStart(32, '0') });
    }),
  ),
  formFault('line separators are dropped from posts', 'saveForum', (name, value) => [
    name,
    typeof value === 'string' ? value.replace(/[\u2028\u2029]/g, '') : value,
  ]),
  statefulFault('an equal post is dropped', ['saveForum'], () => {
    const seen = new Set<string>();
    return async (request, next) => {
      const form = await request.clone().formData();
      const key = JSON.stringify([...form].filter(([, value]) => typeof value === 'string'));
      if (seen.has(key) && !form.has('forum_pk')) return emptySuccessResponse();
      const response = await next(request);
      const json: LooseJson = await readJson(response);
      if (json?.success) seen.add(key);
      return response;
    };
  }),
  statefulFault('education is read from the member who asked last', ['getMemberEduInfo'], () => {
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
  statefulFault(
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
