import { isDeepStrictEqual } from 'node:util';
import { exampleBody } from '#verify/contract/contract-examples.ts';
import type { OperationId } from '#verify/exchange.ts';
import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { newPassword, signUpBody } from './members.ts';
import { personalReads } from './personal-reads.ts';

/**
 * Names another member in the query of operations that read the data of the logged-in member. The server may ignore or
 * reject unknown parameters, but must not return the data of the other member.
 */
export const checkOwnData = (runner: WorkflowRunner, member: MemberSession, other: MemberSession): Promise<void> =>
  runSteps(
    runner,
    personalReads.map(
      ([id, request]): Step => [
        `${id} returns the data of the logged-in member, whatever the query names`,
        async (part) => {
          const { client } = part.context;
          const plain = await client.send(id, { ...request, token: member.accessToken });
          const query = { ...request.query, member_pk: other.pk, member_id: other.id };
          const exchange = await client.send(id, { query, token: member.accessToken });
          if (exchange.response?.status === 400) return void part.checkResponse(id, exchange, ['badRequest']);
          const isSame = isDeepStrictEqual(exchange.response?.json, plain.response?.json);
          const [message, expected] = [
            'a query that names another member changes the response',
            'the data of the logged-in member, or status 400',
          ];
          part.check(isSame, { rule: 'own-data', message, expected }, { exchange, outcomes: ['badRequest'] });
        },
      ],
    ),
  );

/** Fields that only the server sets, with a value that a member would like to have. */
const serverFields = {
  member_type: '명예회원',
  member_pk: 1,
  member_student_certificate_yn: '인증 완료',
  is_admin: true,
};

/**
 * Sends fields that only the server sets, which the contract does not define in these requests. Status 400 is expected,
 * because the request schemas are closed.
 */
export async function checkServerFields(runner: WorkflowRunner, member: MemberSession): Promise<void> {
  const own = { ...serverFields, member_id: member.id };
  const change = { member_original_password: member.password, member_new_password: newPassword() };
  const bodies: [OperationId, Record<string, unknown>, Record<string, unknown>][] = [
    ['signup', signUpBody(runner, 'fields', newPassword()), serverFields],
    ['login', { member_id: member.id, member_password: member.password }, serverFields],
    ['modifyMemberInfo', exampleBody('modifyMemberInfo'), { ...own, member_name: '다름' }],
    ['modifyMemberCompanyInfo', exampleBody('modifyMemberCompanyInfo'), own],
    ['changePw', change, { member_pk: member.pk, member_id: member.id }],
  ];
  await runner.runStep('fields that only the server sets are rejected, and change nothing', async () => {
    for (const [id, body, fields] of bodies)
      for (const [name, value] of Object.entries(fields)) {
        const request = { body: { ...body, [name]: value } };
        if (id === 'signup' || id === 'login') await runner.requestOutcome(id, request, 'badRequest');
        else await runner.requestAs(member, id, request, 'badRequest');
      }
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_name: name, member_id: id, member_type: type } = data.member_info;
    const message = 'name, ID or member type differ from those of the login';
    runner.checkEqual([name, id, type], [member.name, member.id, member.type], 'stored', message, '/data/member_info');
  });
}
