import { isDeepStrictEqual } from 'node:util';
import { currentEvent } from '#verify/contract/contract-event.ts';
import { exampleRequest, testBytes } from '#verify/contract/contract-examples.ts';
import { changedBy } from '#verify/contract/document.ts';
import { type OperationId, type RequestInput, successData } from '#verify/exchange.ts';
import { runAtOnce } from '#verify/run/run-at-once.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { createMember, logInMember } from './account/members.ts';
import { personalReads } from './account/personal-reads.ts';
import { checkSimultaneousMembers } from './account/simultaneous-members.ts';
import { uploadRequest, wordFilePart } from './conference/abstract-requests.ts';
import { annualFeeOrder, cardRequest, currentYear, registrationOrder, transferRequest } from './payments/orders.ts';

/** A write of a member: the request, and its outcomes. */
type Write = { id: OperationId; request: RequestInput; outcomes: string[] };

/** Returns a request for each operation that stores data of the member. */
async function writesOf(runner: WorkflowRunner, session: MemberSession): Promise<Write[]> {
  const { data } = await runner.requestAs(session, 'getMemberInfo', {}, 'general');
  const { member_type: _type, member_name: _name, member_id: _id, ...profile } = data.member_info;
  const certificate: RequestInput = { parts: [{ name: 'file', file: '증명서.pdf', bytes: testBytes(777) }] };
  const annualFee = annualFeeOrder('일반회원', currentYear(runner));
  const registration = registrationOrder('일반회원');
  const inquiry = exampleRequest('saveInquiry', { inquiry_title: `[${runner.context.prefix}]` });
  const payOutcomes = ['alreadyPaid', 'outsideWindow'];
  return [
    {
      id: 'modifyMemberInfo',
      request: { body: { ...profile, member_address_detail: '다동 3호' } },
      outcomes: ['saved'],
    },
    // The other member has a workplace of the same name.
    {
      id: 'modifyMemberCompanyInfo',
      request: exampleRequest('modifyMemberCompanyInfo', { member_company_tel: '0299999999' }),
      outcomes: ['saved'],
    },
    { id: 'modifyMemberEduInfo', request: exampleRequest('modifyMemberEduInfo'), outcomes: ['saved'] },
    { id: 'enrollStudentCertificate', request: certificate, outcomes: ['enrolled'] },
    {
      id: 'uploadConferenceAbstract',
      request: uploadRequest(wordFilePart(`${runner.context.prefix} effects`)),
      outcomes: ['uploaded', 'deadlinePassed'],
    },
    {
      id: 'checkRegisterDuplicate',
      request: { body: { goods_name: currentEvent } },
      outcomes: ['general', ...payOutcomes],
    },
    { id: 'pgReady', request: cardRequest(annualFee), outcomes: ['ready', 'alreadyPaid'] },
    { id: 'pgReady', request: cardRequest(registration), outcomes: ['ready', ...payOutcomes] },
    { id: 'createTransferInfo', request: transferRequest(annualFee), outcomes: ['created', 'alreadyPaid'] },
    { id: 'createTransferInfo', request: transferRequest(registration), outcomes: ['created', ...payOutcomes] },
    { id: 'saveInquiry', request: inquiry, outcomes: ['saved'] },
  ];
}

/** Reads all personal data of a member. An operation that fails has no data. */
async function readPersonalData(
  runner: WorkflowRunner,
  session: MemberSession,
  wanted: readonly OperationId[] = personalReads.map(([id]) => id),
): Promise<Map<OperationId, unknown>> {
  // Refreshes an expired access token, which simultaneous requests could not do.
  await runner.requestAs(session, 'getStudentCertificate', {}, 'none');
  const data = await Promise.all(
    personalReads
      .filter(([id]) => wanted.includes(id))
      .map(async ([id, request]): Promise<[OperationId, unknown]> => {
        const { response } = await runner.context.client.send(id, { ...request, token: session.accessToken });
        return [id, successData(response)];
      }),
  );
  return new Map(data);
}

/**
 * Sends a write, and checks which responses change: for its member those of `x-changes`, in every session, and for the
 * other member none.
 * @param twin another session of the member
 */
async function checkEffects(
  runner: WorkflowRunner,
  session: MemberSession,
  other: MemberSession,
  twin: MemberSession,
  { id, request, outcomes }: Write,
): Promise<void> {
  await readPersonalData(runner, twin, changedBy(id));
  const readBoth = () => runAtOnce(runner, [session, other], readPersonalData);
  const [before = new Map(), othersBefore = new Map()] = await readBoth();
  const { exchange } = await runner.requestAs(session, id, request, ...outcomes);
  const [after = new Map(), othersAfter = new Map()] = await readBoth();
  const changed = changedBy(id);
  const mayChange = (read: OperationId) => changed.includes(read);
  const twinAfter = await readPersonalData(runner, twin, changed);
  for (const [read] of personalReads) {
    const pointer = `the response of ${read}`;
    const isSame = mayChange(read) || isDeepStrictEqual(after.get(read), before.get(read));
    const about = { exchange, outcomes: [] };
    const message = `the operation changes the response of ${read}, which is not in its x-changes`;
    runner.check(isSame, { rule: 'side-effect', message, pointer }, about);
    const isVisible = !twinAfter.has(read) || isDeepStrictEqual(twinAfter.get(read), after.get(read));
    const stale = `another session of the member does not see the change by ${id} at once`;
    const aboutRead = { exchange: { ...exchange, operation: id }, outcomes: [] };
    runner.check(isVisible, { rule: 'stored', message: stale, pointer, culprit: read }, aboutRead);
    const isSameForOther = isDeepStrictEqual(othersAfter.get(read), othersBefore.get(read));
    const messageForOther = `the operation changes the response of ${read} for another member`;
    runner.check(isSameForOther, { rule: 'side-effect', message: messageForOther, pointer }, about);
  }
}

/** Checks that each operation which stores data of a member changes nothing else, with two new members. */
export async function checkSideEffects(runner: WorkflowRunner): Promise<void> {
  const prepared = await runner.runStep('two new members sign up to compare their data', async () => {
    runner.requireWritePermission('modifyMemberInfo', 'modifyMemberCompanyInfo', 'modifyMemberEduInfo');
    const session = await createMember(runner, 'effects1');
    // A write that finds its record by the name would change both.
    const other = await createMember(runner, 'effects2', { member_name: session.name });
    const twin = await logInMember(runner, session, true);
    return { session, other, twin, writes: await writesOf(runner, session) };
  });
  if (!prepared) return;
  for (const write of prepared.writes)
    await runner.runStep(`${write.id} changes only the data that the contract names`, () =>
      checkEffects(runner, prepared.session, prepared.other, prepared.twin, write),
    );
  await checkSimultaneousMembers(runner, prepared.session, prepared.other);
}
