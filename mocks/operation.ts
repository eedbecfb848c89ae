import type { operations } from '../src/api/generated/schema';
import type { Db } from './db';
import type { OperationId, operationTable } from './generated/operations';
import type { Login } from './tokens';

export type { OperationId };

type Row<Id extends OperationId> = (typeof operationTable)[Id];
type Content<Id extends OperationId> = operations[Id]['responses'][200]['content'];

/** The query of an operation; what the contract has a default for is always there. */
type Query<Id extends OperationId> = operations[Id]['parameters'] extends { query: infer Sent extends object }
  ? Sent & { [Name in keyof Sent & keyof Row<Id>['defaults']]-?: NonNullable<Sent[Name]> }
  : Record<string, never>;

type Body<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: { 'application/json': infer Sent } };
}
  ? Sent
  : undefined;

type LoginOf<Id extends OperationId> = {
  required: Login;
  optional: Login | null;
  none: null;
}[Row<Id>['token']];

/** A request that keeps the contract, as a handler gets it. */
export type Call<Id extends OperationId> = {
  query: Query<Id>;
  body: Body<Id>;
  /** Who is logged in: there for certain where the contract asks for a token. */
  login: LoginOf<Id>;
  db: Db;
};

/** A file as the answer; where the contract has no file, a handler cannot give one. */
export type FileAnswer = { name: string; bytes: Uint8Array<ArrayBuffer> };

/** What a handler of the operation may answer with status 200. */
export type Answer<Id extends OperationId> =
  | Content<Id>['application/json']
  | (Exclude<keyof Content<Id>, 'application/json'> extends never ? never : FileAnswer);

/** A handler for every operation of the contract, neither more nor fewer. */
export type Handlers = { [Id in OperationId]: (call: Call<Id>) => Answer<Id> | Promise<Answer<Id>> };
