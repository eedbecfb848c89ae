import {
  type ArazzoWorkflow,
  type ExpressionScope,
  evaluateCondition,
  findMissingOutput,
  readWorkflows,
  requestOfStep,
  storeStepOutputs,
} from '#verify/arazzo-expressions.ts';
import { ownFile } from '#verify/contract/contract-file.ts';
import { hasOperation } from '#verify/contract/operations.ts';
import { errorCode } from '#verify/exchange.ts';
import { isSuccessResponse, matchingOutcomes } from '#verify/outcomes.ts';
import { writesData } from '#verify/requests/writing-operations.ts';
import { findResponseViolations } from '#verify/response-checks.ts';
import { runParts } from '#verify/run/run-branches.ts';
import type { WorkflowRunner } from '#verify/run/workflow-runner.ts';

/** The Arazzo document beside the contract. Other Arazzo runners can run it too. */
const workflowsFile = ownFile('workflows.arazzo.yaml', 'openapi/workflows.arazzo.yaml');

/** Runs the steps of one workflow. A step is skipped when an earlier step did not produce an output that it needs. */
async function runArazzoWorkflow(
  runner: WorkflowRunner,
  workflow: ArazzoWorkflow,
  scope: ExpressionScope,
): Promise<void> {
  for (const step of workflow.steps) {
    await runner.runStep(`${workflow.workflowId}: ${step.stepId}`, async () => {
      if (workflow['x-writes'] || writesData(step.operationId)) runner.requireWritePermission(step.operationId);
      runner.skipUnavailable(step.operationId);
      const missingOutput = findMissingOutput(step, scope);
      if (missingOutput)
        runner.requireOrSkip(null, `an earlier step did not produce ${missingOutput}`, step.operationId);
      const exchange = await runner.context.client.send(step.operationId, requestOfStep(step, scope));
      const { response } = exchange;
      const matching = response ? matchingOutcomes(step.operationId, response).map(({ name }) => name) : [];
      const about = { exchange, outcomes: matching };
      const violations = findResponseViolations(exchange);
      for (const violation of violations) runner.check(false, violation, about);
      if (exchange.isUnbuilt) runner.skipUnavailable(step.operationId);
      if (!response) return;
      if (workflow['x-writes'] && writesData(step.operationId) && isSuccessResponse(response))
        runner.context.results.addLeftover(
          `the data that the workflow ${workflow.workflowId} stored: ${scope.inputs.mark}`,
        );
      storeStepOutputs(step, scope, exchange);
      for (const { condition } of step.successCriteria ?? []) {
        const result = evaluateCondition(condition, scope, response);
        runner.check(
          result.holds,
          {
            rule: 'criterion',
            message: 'a success criterion of the workflow is not met',
            expected: condition,
            actual: JSON.stringify(result.actual) ?? 'nothing',
          },
          about,
        );
      }
      if (errorCode(response) === null || matching.length === 1)
        runner.context.results.addReachedOutcomes(step.operationId, matching);
    });
    // The steps after an operation that is not built expect its effect.
    if (runner.context.client.skipReason(step.operationId) !== null) return;
  }
}

/** Runs the workflows of the Arazzo document, with the login of one member. Each workflow begins with its own login. */
export async function runArazzoWorkflows(runner: WorkflowRunner): Promise<void> {
  const { client, settings, prefix } = runner.context;
  const member = runner.findSession();
  await runParts(runner, readWorkflows(workflowsFile), async (branch, workflow) => {
    const mark = `[${prefix}] ${workflow.workflowId}`;
    const missing = workflow.steps.find(({ operationId }) => !hasOperation(operationId));
    const excluded = workflow.steps
      .map(({ operationId }) => client.skipReason(operationId))
      .find((line) => line !== null);
    const reason = missing ? `the contract has no operation ${missing.operationId}` : excluded;
    if (reason) {
      await branch.runStep(workflow.workflowId, async () => void branch.requireOrSkip(null, reason));
      return;
    }
    const needsLogin =
      workflow.steps.some(({ parameters = [] }) => parameters.some(({ name }) => name === 'Authorization')) &&
      workflow.steps[0]?.stepId === 'login';
    if (needsLogin && !member) {
      await branch.runStep(
        `${workflow.workflowId}`,
        async () => void branch.requireOrSkip(null, 'no member is logged in'),
      );
      return;
    }
    const inputs = {
      client_secret: settings.clientSecret,
      member_id: member?.id ?? '',
      member_password: member?.password ?? '',
      mark,
    };
    await runArazzoWorkflow(branch, workflow, { inputs, steps: new Map() });
  });
}
