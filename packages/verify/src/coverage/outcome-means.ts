import { queryParametersOf, requestBodyOf } from '#verify/contract/contract-examples.ts';
import { operationTable, takesToken } from '#verify/contract/operations.ts';
import { writesData } from '#verify/contract/writing-operations.ts';
import type { OperationId } from '#verify/exchange.ts';
import { isSuccessExample, type Outcome, outcomes } from '#verify/outcomes.ts';
import type { Settings } from '#verify/run/settings.ts';

/** What an outcome needs: an `account` that the run creates, or `data` that only the server can have. */
type Means = 'login' | 'write' | 'account' | 'clock' | 'card' | 'data';

/** Why no client can provoke an outcome, by the name of the outcome. */
const reasonsUnprovokable: Record<string, string> = {
  serverError: 'a server that keeps the contract does not fail',
  tooManyRequests: 'the run does not provoke the rate limit',
};

/** Returns the reason why no client can provoke an outcome on a correct server, or null. Such outcomes do not count. */
export function reasonUnprovokable({ operation, name }: Outcome): string | null {
  const hasInput = requestBodyOf(operation) !== null || queryParametersOf(operation).length > 0;
  if (name === 'badRequest' && !hasInput) return 'the operation has no input that a client could get wrong';
  return reasonsUnprovokable[name] ?? null;
}

/** The operations that the run sends with an account of its own only, because they change or charge the account. */
const operationsOfOwnAccount: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['changePw', 'modifyMemberInfo', 'modifyMemberCompanyInfo', 'modifyMemberEduInfo'] as const),
  ...(['enrollStudentCertificate', 'uploadConferenceAbstract'] as const),
  ...(['createTransferInfo', 'pgReady', 'pgApprovalCallback'] as const),
]);

/** Outcomes whose means differ from those of the other outcomes of their operation. */
const specialMeans: [means: Means[], operation: OperationId, ...names: string[]][] = [
  [[], 'login', 'mismatch'],
  [['write', 'account'], 'login', 'tooManyFailures'],
  [['write', 'login'], 'signup', 'emailNotVerified'],
  [['write'], 'signup', 'badRequest'],
  [['write'], 'verifyCode', 'notSent', 'badRequest'],
  [['write'], 'findMemberPassword', 'badRequest'],
  [['write'], 'resetPw', 'badRequest'],
  [['write', 'account'], 'sendEmailVerification', 'sent'],
  [['login'], 'checkJoinDuplicate', 'available', 'idTaken'],
  [['write', 'login', 'clock'], 'uploadConferenceAbstract', 'uploaded', 'notWord', 'fileRejected'],
  [['write', 'account', 'clock'], 'uploadConferenceAbstract', 'deadlinePassed'],
  [['write', 'account'], 'uploadConferenceAbstract', 'unknownConference'],
  [['write', 'account'], 'saveForum', 'notAuthor'],
  [['write', 'account', 'clock', 'card'], 'checkRegisterDuplicate', 'alreadyPaid'],
  [['write', 'account', 'clock'], 'checkRegisterDuplicate', 'outsideWindow'],
  [['write', 'account', 'card'], 'createTransferInfo', 'alreadyPaid'],
  [['write', 'account', 'clock'], 'createTransferInfo', 'outsideWindow'],
  [['write', 'account', 'card'], 'pgReady', 'ready', 'alreadyPaid'],
  [['write', 'account', 'clock'], 'pgReady', 'outsideWindow'],
  [['write', 'account', 'card'], 'pgApprovalCallback', 'approved', 'declined'],
  [['write', 'login'], 'pgApprovalCallback', 'unknownPayment'],
  [['write', 'account', 'card'], 'getReceipt', 'receipt'],
  [['write', 'account', 'card'], 'getTransaction', 'statement'],
  [['login', 'data'], 'getReceipt', 'noReceipt'],
  [['write', 'login'], 'fileDownload', 'file'],
];

/** Operations that need a mailed code for each outcome but the invalid requests. They have no access token. */
const operationsWithMailedCode: ReadonlySet<OperationId> = new Set<OperationId>([
  ...(['signup', 'verifyCode', 'findMemberId', 'findMemberPassword', 'resetPw'] as const),
]);

/** Tells whether an outcome is one of several successes, which of them a server gives depends on its data. */
function isOneOfSeveralSuccesses({ operation, type, value }: Outcome): boolean {
  const successes = outcomes.filter(
    (other) => other.operation === operation && isSuccessExample(other.type, other.value),
  );
  return isSuccessExample(type, value) && successes.length > 1 && !operationsWithMailedCode.has(operation);
}

/** Returns what the run needs to provoke an outcome. */
export function meansFor(outcome: Outcome): Means[] {
  const { operation, name } = outcome;
  const special = specialMeans.find(([, id, ...names]) => id === operation && names.includes(name));
  if (special) return special[0];
  if (name === 'tokenExpired' || name === 'sessionExpired') return ['login', 'clock'];
  const needsToken = operationTable[operation].token === 'required';
  const write: Means[] = writesData(operation) ? ['write'] : [];
  if (name === 'unauthorized' || (name === 'tokenRejected' && (takesToken(operation) || operation === 'requestToken')))
    return operation === 'requestToken' ? [] : write;
  if (operationsWithMailedCode.has(operation) && name !== 'badRequest') return ['write', 'account'];
  if (operationsOfOwnAccount.has(operation)) return ['write', 'account'];
  const login: Means[] = needsToken || operation === 'login' || operation === 'requestToken' ? ['login'] : [];
  if (name === 'badRequest' && !needsToken) return write;
  if ((name === 'tooLarge' || name === 'fileRejected') && needsToken) return ['write', 'account'];
  return [...write, ...login, ...(isOneOfSeveralSuccesses(outcome) ? (['data'] as const) : [])];
}

/** Returns the means that the settings of a run give. */
export function givenMeans({ members, canWrite, readMailedCode, setClock, decidePayment }: Settings): Set<Means> {
  const hasAccount = canWrite && readMailedCode !== undefined;
  return new Set<Means>([
    ...(members.length > 0 || hasAccount ? (['login'] as const) : []),
    ...(canWrite ? (['write'] as const) : []),
    ...(hasAccount ? (['account'] as const) : []),
    ...(setClock ? (['clock'] as const) : []),
    ...(decidePayment ? (['card'] as const) : []),
  ]);
}

const reasonsOfMeans: Record<Means, string> = {
  login: 'a login is needed (--member)',
  write: 'the run would store data or send mail (--write)',
  account: 'an account of the run is needed, and so a code from a mail (--inbox)',
  clock: "the server's clock must be moved (--clock)",
  card: 'a card payment must be decided (--card)',
  data: "the server's data, or the types of the given members, do not lead to it",
};

/** Returns the first of the means that an outcome needs and that were not given, as a reason; null when all were given. */
export function reasonMeansMissing(outcome: Outcome, given: ReadonlySet<Means>): string | null {
  const order: Means[] = ['write', 'login', 'account', 'clock', 'card', 'data'];
  const needed = meansFor(outcome);
  const missing = order.find((means) => needed.includes(means) && !given.has(means));
  return missing ? reasonsOfMeans[missing] : null;
}
