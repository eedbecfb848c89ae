import type { Exchange, OperationId } from './exchange.ts';
import { Halt } from './halt.ts';
import { outcomeKey } from './outcome.ts';

/** Something that a server does and the contract does not allow. */
export type Finding = {
  operation: OperationId;
  /** The outcomes that it concerns, by name. */
  outcomes: string[];
  workflow: string;
  step: string;
  /** Which kind of check found it, such as `schema/required` or `paging`. */
  rule: string;
  message: string;
  pointer?: string;
  expected?: string;
  actual?: string;
  exchange: Exchange;
  /** How often the same was found. */
  count: number;
};

/** What a check says of a request. */
export type Complaint = Pick<Finding, 'rule' | 'message' | 'pointer' | 'expected' | 'actual'>;

/** A step of a workflow, as it ended. */
export type StepResult = {
  workflow: string;
  title: string;
  state: 'passed' | 'failed' | 'skipped';
  /** Why it was skipped. */
  reason?: string;
  findings: Finding[];
  took: number;
};

/** The place without the numbers of lists, so that what every item has wrong is one finding. */
const generalPointer = (pointer = '') => pointer.replace(/\/\d+(?=\/|$)/g, '/*');

/** Everything that a run finds out. */
export class Ledger {
  readonly findings: Finding[] = [];
  readonly steps: StepResult[] = [];
  readonly leftovers: string[] = [];
  /** What was reached, by `outcomeKey`. */
  readonly reached = new Set<string>();
  /** Why a step of an operation was skipped, the first reason of each. */
  readonly skipped = new Map<OperationId, string>();
  /** Requests by operation. */
  readonly asked = new Map<OperationId, number>();
  readonly #most: number;
  #open: { workflow: string; title: string; findings: Finding[] } = { workflow: '', title: '', findings: [] };

  /** @param most so many findings end the run; 0 is no limit */
  constructor(most = 0) {
    this.#most = most;
  }

  /** The step to which findings belong from now on. */
  open(workflow: string, title: string): Finding[] {
    this.#open = { workflow, title, findings: [] };
    return this.#open.findings;
  }

  /** Notes what a check says of an exchange; the same again only counts. */
  complain(exchange: Exchange, complaint: Complaint, outcomes: string[] = []): void {
    const { operation } = exchange;
    const place = generalPointer(complaint.pointer);
    const isSame = (other: Finding) =>
      other.operation === operation &&
      other.rule === complaint.rule &&
      generalPointer(other.pointer) === place &&
      other.message === complaint.message;
    const known = this.findings.find(isSame);
    if (known) {
      known.count += 1;
      known.outcomes = [...new Set([...known.outcomes, ...outcomes])];
      if (!this.#open.findings.includes(known)) this.#open.findings.push(known);
      return;
    }
    const { workflow, title } = this.#open;
    const finding = { ...complaint, operation, outcomes, workflow, step: title, exchange, count: 1 };
    this.findings.push(finding);
    this.#open.findings.push(finding);
    if (this.findings.length === this.#most) throw new Halt(`--findings ${this.#most} are found.`, true);
  }

  /** Notes that outcomes were reached, by name. */
  reach(operation: OperationId, names: string[]): void {
    for (const name of names) this.reached.add(outcomeKey(operation, name));
  }

  /** Notes what the run leaves on the server. */
  leave(what: string): void {
    this.leftovers.push(what);
  }
}
