import type { OperationId } from '#mocks/generated/operations.ts';
import { board } from '#mocks/handlers/board.ts';
import { conference } from '#mocks/handlers/conference.ts';
import { member } from '#mocks/handlers/member.ts';
import { payment } from '#mocks/handlers/payment.ts';
import { replyProblem } from '#mocks/http/contract.ts';
import type { HandlerResult } from '#mocks/http/handler-types.ts';
import { currentEvent } from '#mocks/store/calendar.ts';
import { Db } from '#mocks/store/db.ts';
import { BoardType } from '#src/api/generated/model/boardType.ts';
import { SearchCategory } from '#src/api/generated/model/searchCategory.ts';
import type { Seed } from './seed.ts';

/** A record of the seed breaks the schema of a response. The message names the operation, the pointer and the reason. */
export class SeedError extends Error {}

/** A page size that every list accepts. */
const row = 50;

/**
 * Checks that a response is valid.
 * @throws SeedError if it breaks the schema of the operation
 */
function requireValidResult<Id extends OperationId>(
  id: Id,
  json: HandlerResult<Id> | Promise<HandlerResult<Id>>,
): void {
  const problem = replyProblem(id, { status: 200, type: 'application/json', json });
  if (problem) throw new SeedError(`${id} ${problem.pointer || '/'}: ${problem.reason}`);
}

/** Returns the numbers of all pages of a list. */
const pagesOf = (rows: { size: number }) => Array.from({ length: Math.ceil(rows.size / row) }, (_, index) => index + 1);

const noBody = { body: undefined, site: '' } as const;
/** Handlers that need no login ignore this one. Its tokens are unknown to the store. */
const loginOf = (memberPk: number) => ({ memberPk, refreshToken: '', refreshUntil: 0, access: [] });

function checkBoard(db: Db, seed: Seed, type: BoardType): void {
  const call = { ...noBody, db, login: loginOf(0) };
  for (const page of pagesOf(seed.boards[type]))
    requireValidResult(
      'getInfo',
      board.getInfo({ ...call, query: { type, page, row, search_category: SearchCategory.all } }),
    );
  for (const pk of seed.boards[type].keys())
    requireValidResult('getInfoDetail', board.getInfoDetail({ ...call, query: { type, info_pk: pk } }));
}

function checkGuides(db: Db, seed: Seed): void {
  const call = { ...noBody, db, login: null };
  for (const page of pagesOf(seed.guides))
    requireValidResult('getPastConferences', conference.getPastConferences({ ...call, query: { page, row } }));
  for (const pk of seed.guides.keys()) {
    const query = { guide_pk: pk };
    requireValidResult('getPastConferencesDetail', conference.getPastConferencesDetail({ ...call, query }));
  }
}

function checkMember(db: Db, memberPk: number): void {
  const call = { ...noBody, db, login: loginOf(memberPk), query: {} };
  requireValidResult('getMemberInfo', member.getMemberInfo(call));
  requireValidResult('getMemberCompanyInfo', member.getMemberCompanyInfo(call));
  requireValidResult('getMemberEduInfo', member.getMemberEduInfo(call));
  requireValidResult('getStudentCertificate', member.getStudentCertificate(call));
  requireValidResult('getAnnualFeePaid', payment.getAnnualFeePaid(call));
  const firstRows = { page: 1, row };
  requireValidResult('getRegisterInfo', conference.getRegisterInfo({ ...call, query: firstRows }));
  const abstractQuery = { ...firstRows, conference_name: currentEvent };
  requireValidResult('getAbstractList', conference.getAbstractList({ ...call, query: abstractQuery }));
}

/**
 * Checks that every record of a seed can be sent: it calls the handlers of all lists and details, and validates the
 * responses against the contract. A new version of faker, or a changed factory, can break a schema.
 * @throws SeedError with operation, JSON pointer and reason of the first invalid record
 */
export function checkSeed(seed: Seed): void {
  const db = new Db(seed);
  for (const type of Object.values(BoardType)) checkBoard(db, seed, type);
  checkGuides(db, seed);
  for (const memberPk of seed.members.keys()) checkMember(db, memberPk);
}
