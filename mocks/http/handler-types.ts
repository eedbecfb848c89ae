import type { Bytes } from '#mocks/files/bytes.ts';
import type { OperationId, operationTable } from '#mocks/generated/operations.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Login } from '#mocks/store/tokens.ts';
import type { operations } from '#src/api/generated/schema.ts';

export type { OperationId };

type Row<Id extends OperationId> = (typeof operationTable)[Id];
type Content<Id extends OperationId> = operations[Id]['responses'][200]['content'];

type SentQuery<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The query of an operation; what the contract has a default for is always there. */
type Query<Id extends OperationId> = [SentQuery<Id>] extends [never]
  ? Record<string, never>
  : SentQuery<Id> & {
      [Name in keyof SentQuery<Id> & keyof Row<Id>['defaults']]-?: NonNullable<SentQuery<Id>[Name]>;
    };

/** A file that came with a form, under the name that it is kept by. */
export type UploadedFile = { name: string; type: string; bytes: Bytes };

/** A part of a form: what the contract has as bytes is a file, all else is what the contract says. */
type FormPart<Sent> = Sent extends Blob ? UploadedFile : Sent extends (infer Item)[] ? FormPart<Item>[] : Sent;

type RequestContent<Id extends OperationId> = operations[Id] extends { requestBody: { content: infer Sent } }
  ? Sent
  : never;

type Body<Id extends OperationId> = [RequestContent<Id>] extends [never]
  ? undefined
  : RequestContent<Id> extends { 'application/json': infer Sent }
    ? Sent
    : RequestContent<Id> extends { 'multipart/form-data': infer Sent }
      ? { [Name in keyof Sent]: FormPart<Sent[Name]> }
      : never;

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
  /** Where the site is, such as `http://localhost:5173`, for what has to be a whole address. */
  site: string;
};

/** A file as the answer; where the contract has no file, a handler cannot give one. */
export type FileResult = { name: string; bytes: Bytes };

/** What a handler of the operation may answer with status 200. */
export type HandlerResult<Id extends OperationId> =
  | Content<Id>['application/json']
  | (Exclude<keyof Content<Id>, 'application/json'> extends never ? never : FileResult);

/** A handler for every operation of the contract, neither more nor fewer. */
export type Handlers = { [Id in OperationId]: (call: Call<Id>) => HandlerResult<Id> | Promise<HandlerResult<Id>> };
