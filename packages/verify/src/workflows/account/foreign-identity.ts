import { isDeepStrictEqual } from 'node:util';
import { runSteps, type Step } from '#verify/run/run-branches.ts';
import type { MemberSession } from '#verify/run/run-context.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';
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
