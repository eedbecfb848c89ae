import {
  holds,
  keepOutputs,
  missing,
  questionOf,
  readWorkflows,
  type Scope,
  type Workflow,
} from '#tools/verify/arazzo.ts';
import { complaintsAbout } from '#tools/verify/checks.ts';
import { codeOf } from '#tools/verify/exchange.ts';
import { outcomesOf } from '#tools/verify/outcome.ts';
import type { Walk } from '#tools/verify/walk.ts';
import { writes } from '#tools/verify/writes.ts';

/** The workflows that any runner of Arazzo can run. */
const workflowsFile = new URL('../../../openapi/workflows.arazzo.yaml', import.meta.url);

/** Runs the steps of one workflow; a step that needs what an earlier one did not give is skipped. */
async function runWorkflow(walk: Walk, workflow: Workflow, scope: Scope): Promise<void> {
  for (const step of workflow.steps) {
    await walk.step(`${workflow.workflowId}: ${step.stepId}`, async () => {
      if (workflow['x-writes'] || writes(step.operationId)) walk.mayWrite(step.operationId);
      const lacking = missing(step, scope);
      if (lacking) walk.need(null, `an earlier step did not give ${lacking}`, step.operationId);
      const exchange = await walk.run.client.send(step.operationId, questionOf(step, scope));
      const { answer } = exchange;
      const alike = answer ? outcomesOf(step.operationId, answer).map(({ name }) => name) : [];
      const about = { exchange, outcomes: alike };
      const complaints = complaintsAbout(exchange);
      for (const complaint of complaints) walk.check(false, complaint, about);
      if (!answer) return;
      keepOutputs(step, scope, exchange);
      for (const { condition } of step.successCriteria ?? []) {
        const found = holds(condition, scope, answer);
        walk.check(
          found.holds,
          {
            rule: 'criterion',
            message: 'a criterion of the workflow does not hold',
            expected: condition,
            actual: JSON.stringify(found.actual) ?? 'nothing',
          },
          about,
        );
      }
      if (codeOf(answer) === null || alike.length === 1) walk.run.ledger.reach(step.operationId, alike);
    });
  }
}

/** The workflows of the Arazzo document, as one of the members. */
export async function arazzo(walk: Walk): Promise<void> {
  const { settings, prefix } = walk.run;
  const member = walk.who();
  for (const workflow of readWorkflows(workflowsFile)) {
    const mark = `[${prefix}] ${workflow.workflowId}`;
    const needsLogin =
      workflow.steps.some(({ parameters = [] }) => parameters.some(({ name }) => name === 'Authorization')) &&
      workflow.steps[0]?.stepId === 'login';
    if (needsLogin && !member) {
      await walk.step(`${workflow.workflowId}`, async () => void walk.need(null, 'nobody is logged in'));
      continue;
    }
    const inputs = {
      client_secret: settings.clientSecret,
      member_id: member?.id ?? '',
      member_password: member?.password ?? '',
      mark,
    };
    if (workflow['x-writes'] && settings.write)
      walk.run.ledger.leave(`what the workflow ${workflow.workflowId} wrote: ${mark}`);
    await runWorkflow(walk, workflow, { inputs, steps: new Map() });
  }
}
