import {
  copyResponse,
  type Fault,
  fault,
  formOf,
  type LooseJson,
  readJson,
  withBody,
  withHeader,
} from '#test/faults/fault.ts';

/** Replaces the values of some fields, at any depth. */
function mapFields(value: LooseJson, names: RegExp, change: (value: LooseJson) => LooseJson): LooseJson {
  if (Array.isArray(value)) return value.map((item) => mapFields(item, names, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      names.test(key) && inner !== null && typeof inner !== 'object' ? change(inner) : mapFields(inner, names, change),
    ]),
  );
}

async function changeJson(response: Response, change: (json: LooseJson) => LooseJson): Promise<Response> {
  const json = await readJson(response);
  return json === null ? response : copyResponse(response, JSON.stringify(change(json)));
}

/** A server whose tokens have another shape. The suffix of each token is the reversed token of the correct server. */
const otherTokens: Fault = {
  name: 'tokens have another shape',
  createHandler: () => {
    const encode = (token: string) => `eyJhbGciOiJIUzI1NiJ9.${Buffer.from(token).toString('base64url')}.c2ln-_`;
    const decode = (token: string) => {
      const [head, body = '', tail] = token.split('.');
      const inner = Buffer.from(body, 'base64url').toString();
      const isOwn = head === 'eyJhbGciOiJIUzI1NiJ9' && tail === 'c2ln-_' && encode(inner) === token;
      return isOwn && /^[!-~]+$/.test(inner) ? inner : token;
    };
    return async (request, next, id) => {
      const token = request.headers.get('Authorization');
      const withToken = token === null ? request : withHeader(request, 'Authorization', decode(token));
      const body = id === 'requestToken' ? await readJson(withToken) : null;
      const isText = typeof body?.refresh_token === 'string';
      const sent = isText
        ? withBody(withToken, JSON.stringify({ ...body, refresh_token: decode(body.refresh_token) }))
        : withToken;
      const response = await next(sent);
      if (id !== 'login' && id !== 'requestToken') return response;
      return changeJson(response, (json) => mapFields(json, /_token$/, encode));
    };
  },
};

const offset = 1_500_000_000;
const isOwnNumber = (text: string) => /^\d+$/.test(text) && Number(text) > offset && Number(text) <= 2_147_483_647;
const toInner = (text: string) => (isOwnNumber(text) ? String(Number(text) - offset) : text);
const pkNames = /_pk$/;

/** A server with large numbers of records. */
const largeNumbers: Fault = {
  name: 'the numbers of records are large',
  createHandler: () => async (request, next, id) => {
    const url = new URL(request.url);
    for (const [name, value] of [...url.searchParams])
      if (pkNames.test(name)) url.searchParams.set(name, toInner(value));
    let sent = url.href === request.url || id === null ? request : new Request(url, request);
    const form = id === 'saveForum' ? await formOf(sent) : null;
    if (form) {
      const innerForm = new FormData();
      // An invalid form may have a field twice.
      for (const [name, value] of form) {
        const isNumber = typeof value === 'string' && (pkNames.test(name) || name === 'delete_file_pks');
        innerForm.append(name, isNumber ? value.split(',').map(toInner).join(',') : value);
      }
      sent = withBody(sent, innerForm);
    }
    const response = await next(sent);
    if (id === null) return response;
    return changeJson(response, (json) => mapFields(json, pkNames, (value) => Number(value) + offset));
  },
};

/** Percent-encodes a URL unless it becomes longer than the contract allows. */
function encodePath(path: string): string {
  const encoded = encodeURI(decodeURI(path));
  return encoded.length > 1000 ? path : encoded;
}

/** A server that percent-encodes the URLs of files. */
const encodedPaths = fault.response('URLs of files are percent-encoded', 'all', (response) =>
  changeJson(response, (json) => mapFields(json, /_path$/, encodePath)),
);

/** Lawful servers with other data. */
export const dataVariants: Fault[] = [otherTokens, largeNumbers, encodedPaths];
