import { isDeepStrictEqual } from 'node:util';
import { currentEvent } from '#verify/contract/contract-event.ts';
import { exampleRequest, testBytes } from '#verify/contract/contract-examples.ts';
import { changedBy } from '#verify/contract/document.ts';
import type { OperationId, RequestInput } from '#verify/exchange.ts';
import type { Runner, Session } from '#verify/run/runner.ts';
import { accounts } from './account/accounts.ts';
import { checkSimultaneousMembers, personalReads, readPersonalData } from './account/personal-data.ts';
import { abstracts } from './conference/abstract-requests.ts';
import { orders } from './payments/orders.ts';

/** A write of a member: the request, and its outcomes. */
type Write = [OperationId, RequestInput, ...outcomes: string[]];

/** Returns a request for each operation that stores data of the member. */
async function writesOf(runner: Runner, session: Session): Promise<Write[]> {
  const profile = await accounts.readProfile(runner, session);
  const certificate = { parts: [{ name: 'file', file: '증명서.pdf', bytes: testBytes(777) }] };
  const annualFee = orders.annualFee('일반회원', orders.currentYear(runner));
  const registration = orders.registration('일반회원');
  const inquiry = exampleRequest('saveInquiry', { inquiry_title: `[${runner.context.prefix}]` });
  const payOutcomes = ['alreadyPaid', 'outsideWindow'];
  // The other member has a workplace of the same name.
  const workplace = exampleRequest('modifyMemberCompanyInfo', { member_company_tel: '0299999999' });
  const abstract = abstracts.request(abstracts.wordFile(`${runner.context.prefix} effects`));
  return [
    ['modifyMemberInfo', { body: { ...profile, member_address_detail: '다동 3호' } }, 'saved'],
    ['modifyMemberCompanyInfo', workplace, 'saved'],
    ['modifyMemberEduInfo', exampleRequest('modifyMemberEduInfo'), 'saved'],
    ['enrollStudentCertificate', certificate, 'enrolled'],
    ['uploadConferenceAbstract', abstract, 'uploaded', 'deadlinePassed'],
    ['checkRegisterDuplicate', { body: { goods_name: currentEvent } }, 'general', ...payOutcomes],
    ['pgReady', orders.card(annualFee), 'ready', 'alreadyPaid'],
    ['pgReady', orders.card(registration), 'ready', ...payOutcomes],
    ['createTransferInfo', orders.transfer(annualFee), 'created', 'alreadyPaid'],
    ['createTransferInfo', orders.transfer(registration), 'created', ...payOutcomes],
    ['saveInquiry', inquiry, 'saved'],
  ];
}

/** Sends a write, and checks that only the responses of `x-changes` change, in every session, and none of others. */
async function checkEffects(
  runner: Runner,
  [session, other, twin]: [Session, Session, Session],
  [id, request, ...outcomes]: Write,
) {
  const changed = changedBy(id);
  // Refreshes an expired access token, which simultaneous requests could not do.
  for (const one of [session, other, twin]) await runner.requestAs(one, 'getStudentCertificate', {}, 'none');
  await readPersonalData(runner, twin, changed);
  const readBoth = () => runner.runAtOnce([session, other], (part, member) => readPersonalData(part, member));
  const [before, othersBefore] = await readBoth();
  const { exchange } = await runner.requestAs(session, id, request, ...outcomes);
  const [after, othersAfter] = await readBoth();
  const twinAfter = await readPersonalData(runner, twin, changed);
  for (const [read] of personalReads) {
    const same = (one?: Map<OperationId, unknown>, two?: Map<OperationId, unknown>) =>
      isDeepStrictEqual(one?.get(read), two?.get(read));
    const rows: [isRight: boolean, rule: string, message: string, culprit: OperationId][] = [
      [changed.includes(read) || same(after, before), 'side-effect', 'although its x-changes do not name it', id],
      [!twinAfter.has(read) || same(twinAfter, after), 'stored', 'not for another session of the member', read],
      [same(othersAfter, othersBefore), 'side-effect', 'for another member, too', id],
    ];
    for (const [isRight, rule, problem, culprit] of rows) {
      const message = `${id} changes the response of ${read}, ${problem}`;
      runner.check(isRight, { rule, message, pointer: `the response of ${read}`, culprit }, { exchange, outcomes: [] });
    }
  }
}

/** Checks that each operation which stores data of a member changes nothing else, with two new members. */
export async function checkSideEffects(runner: Runner) {
  const prepared = await runner.runStep('two new members sign up to compare their data', async () => {
    const session = await accounts.create(runner, 'effects1');
    // A write that finds its record by the name would change both.
    const other = await accounts.create(runner, 'effects2', { member_name: session.name });
    const twin = await accounts.logIn(runner, session, true);
    return {
      members: [session, other, twin] satisfies [Session, Session, Session],
      writes: await writesOf(runner, session),
    };
  });
  if (!prepared) return;
  const { members, writes } = prepared;
  for (const write of writes)
    await runner.runStep(`${write[0]} changes only the data that the contract names`, () =>
      checkEffects(runner, members, write),
    );
  await checkSimultaneousMembers(runner, members[0], members[1]);
}
