import type { Bytes } from '#mocks/files/bytes.ts';
import type { OperationId, operationTable } from '#mocks/generated/operations.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Login } from '#mocks/store/tokens.ts';
import type { operations } from '#src/api/generated/schema.ts';

export type { OperationId };

type Row<Id extends OperationId> = (typeof operationTable)[Id];
type Content<Id extends OperationId> = operations[Id]['responses'][200]['content'];

type SentQuery<Id extends OperationId> = NonNullable<operations[Id]['parameters']['query']>;

/** The query of an operation. Parameters with a default in the contract are always present. */
type Query<Id extends OperationId> = [SentQuery<Id>] extends [never]
  ? Record<string, never>
  : SentQuery<Id> & {
      [Name in keyof SentQuery<Id> & keyof Row<Id>['defaults']]-?: NonNullable<SentQuery<Id>[Name]>;
    };

/** An uploaded file with its safe name. */
export type UploadedFile = { name: string; type: string; bytes: Bytes };

/** The type of a form part: binary parts are files, all others have their contract type. */
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

/** A validated request, as a handler receives it. */
export type Call<Id extends OperationId> = {
  query: Query<Id>;
  body: Body<Id>;
  /** The login of the access token. Never null when the contract requires a token. */
  login: LoginOf<Id>;
  db: Db;
  /** The origin of the site, such as `http://localhost:5173`, to build absolute URLs. */
  site: string;
};

/** A file as the result of a handler. Only operations with a file response in the contract can return it. */
export type FileResult = { name: string; bytes: Bytes };

/** The rest of a body, after all its fields are read. A new field of the contract is then a type error in the handler. */
export type NoMoreFields = Record<string, never>;

/** The result of a handler: the JSON or the file of the contract's 200 response. */
export type HandlerResult<Id extends OperationId> =
  | Content<Id>['application/json']
  | (Exclude<keyof Content<Id>, 'application/json'> extends never ? never : FileResult);

/** One handler for each operation of the contract. */
export type Handlers = { [Id in OperationId]: (call: Call<Id>) => HandlerResult<Id> | Promise<HandlerResult<Id>> };
