import { isDeepStrictEqual } from 'node:util';
import { exampleBody, exampleRequest } from '#verify/contract/contract-examples.ts';
import type { OperationId } from '#verify/exchange.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
import { newPassword, signUpBody } from './created-members.ts';

/** The operations that read data of the logged-in member and have no parameters. */
const ownDataOperations: readonly OperationId[] = [
  'getMemberInfo',
  'getMemberCompanyInfo',
  'getMemberEduInfo',
  'getStudentCertificate',
  'getAnnualFeePaid',
  'getRegisterInfo',
];

/**
 * Names another member in the query and the body of operations that read the data of the logged-in member. The server may
 * ignore or reject unknown parameters, but must not return the data of the other member.
 */
export async function checkOwnData(runner: WorkflowRunner, member: MemberSession, other: MemberSession): Promise<void> {
  const query = { member_pk: other.pk, member_id: other.id };
  for (const id of ownDataOperations) {
    await runner.runStep(`${id} returns the data of the logged-in member, whatever the query names`, async () => {
      const { client } = runner.context;
      const request = exampleRequest(id);
      const plain = await client.send(id, { ...request, token: member.accessToken });
      const changed = { ...request, query: { ...request.query, ...query } };
      const exchange = await client.send(id, { ...changed, token: member.accessToken });
      if (exchange.response?.status === 400) return void runner.checkResponse(id, exchange, ['badRequest']);
      const isSame = isDeepStrictEqual(exchange.response?.json, plain.response?.json);
      const violation = {
        rule: 'own-data',
        message: 'a query that names another member changes the response',
        expected: 'the data of the logged-in member, or status 400',
      };
      runner.check(isSame, violation, { exchange, outcomes: ['badRequest'] });
    });
  }
}

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
  const password = newPassword();
  const bodies: [OperationId, Record<string, unknown>, Record<string, unknown>][] = [
    ['signup', signUpBody(runner, 'fields', password), serverFields],
    [
      'modifyMemberInfo',
      exampleBody('modifyMemberInfo'),
      { ...serverFields, member_id: member.id, member_name: '다름' },
    ],
    ['modifyMemberCompanyInfo', exampleBody('modifyMemberCompanyInfo'), { ...serverFields, member_id: member.id }],
    [
      'changePw',
      { member_original_password: member.password, member_new_password: password },
      { member_pk: member.pk, member_id: member.id },
    ],
    ['login', { member_id: member.id, member_password: member.password }, serverFields],
  ];
  for (const [id, body, fields] of bodies) {
    await runner.runStep(`${id} rejects fields that only the server sets`, async () => {
      for (const [name, value] of Object.entries(fields)) {
        const request = { body: { ...body, [name]: value } };
        if (id === 'signup' || id === 'login') await runner.requestOutcome(id, request, 'badRequest');
        else await runner.requestAs(member, id, request, 'badRequest');
      }
    });
  }
  await runner.runStep('rejected fields change neither name, ID nor member type', async () => {
    const { data } = await runner.requestAs(member, 'getMemberInfo', {}, 'general');
    const { member_name: name, member_id: id, member_type: type } = data.member_info;
    const message = 'name, ID or member type differ from those of the login';
    runner.checkEqual([name, id, type], [member.name, member.id, member.type], 'stored', message, '/data/member_info');
  });
}
