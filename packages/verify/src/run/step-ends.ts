/** Ends a step that cannot be tested. The message is the reason in the report. */
export class StepSkipped extends Error {}

/** Ends a step that cannot continue. The finding is already recorded. */
export class StepFailed extends Error {}
