import { namedSchema, responseHeadersOf, responsesOf } from '#mocks/http/document.ts';
import { codeOf, type Exchange, isEnvelope } from './exchange.ts';
import type { Complaint } from './ledger.ts';
import { answerBreaches } from './schema.ts';

const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : JSON.stringify(value);
  return text.length > 200 ? `${text.slice(0, 200)}…` : text;
};

type Meanings = { 'x-enumDescriptions'?: Record<string, string> };

/** The status that a code goes with, where the contract says that it goes with one of its own. */
const statusOfCode = new Map(
  Object.entries((namedSchema('ErrorCode') as Meanings)['x-enumDescriptions'] ?? {}).flatMap(([code, meaning]) => {
    const status = /\(status (\d{3})\)/.exec(meaning)?.[1];
    return status ? [[code, Number(status)] as const] : [];
  }),
);

/** The headers that the contract names for an answer must be there, as it describes them. */
function headerComplaints({ operation, answer }: Exchange): Complaint[] {
  if (!answer || answer.type === 'application/json') return [];
  return Object.entries(responseHeadersOf(operation, answer.status)).flatMap(([name, { schema }]): Complaint[] => {
    const value = answer.headers.get(name);
    if (value === null) {
      return [{ rule: 'header', message: `${name} is missing`, pointer: `header ${name}`, expected: 'the header' }];
    }
    if (schema?.pattern && !new RegExp(schema.pattern).test(value)) {
      return [
        {
          rule: 'header',
          message: `${name} is of another form`,
          pointer: `header ${name}`,
          expected: schema.pattern,
          actual: value,
        },
      ];
    }
    return [];
  });
}

/** JSON text is UTF-8 (RFC 8259, section 8.1); another charset that is named would be read wrongly. */
function charsetComplaints({ answer }: Exchange): Complaint[] {
  const charset = /charset="?([\w-]+)/i.exec(answer?.headers.get('Content-Type') ?? '')?.[1];
  if (answer?.type !== 'application/json' || !charset || /^utf-?8$/i.test(charset)) return [];
  const place = 'header Content-Type';
  return [
    { rule: 'charset', message: 'JSON says another charset', pointer: place, expected: 'utf-8', actual: charset },
  ];
}

/** A code whose meaning is a status has to come with it, and the status with the code. */
function codeComplaints({ answer }: Exchange): Complaint[] {
  const code = codeOf(answer);
  if (!answer || code === null) return [];
  const wanted = statusOfCode.get(code);
  const isRight = wanted === undefined ? [200, 401].includes(answer.status) : wanted === answer.status;
  if (isRight) return [];
  const message = `code ${code} comes with another status`;
  return [{ rule: 'status', message, expected: String(wanted ?? 200), actual: String(answer.status) }];
}

/**
 * What is wrong with an answer whatever was asked: silence, status, content type, envelope, schema and formats, headers.
 * @param beyond the request is none that the contract has (another method), so its statuses don't bind
 */
export function complaintsAbout(exchange: Exchange, beyond = false): Complaint[] {
  const { operation, answer } = exchange;
  if (!answer) return [{ rule: 'silence', message: `no answer: ${exchange.silence}`, expected: 'an answer' }];
  const { status, type, json } = answer;
  const rows = responsesOf(operation);
  const statuses = [...new Set(rows.map((row) => row.status))];
  const complaints: Complaint[] = [];
  if (!beyond && !statuses.includes(status)) {
    const expected = statuses.join(', ');
    complaints.push({
      rule: 'status',
      message: 'a status that the contract does not have',
      expected,
      actual: String(status),
    });
  } else if (status >= 500) {
    complaints.push({
      rule: 'server-error',
      message: 'the server failed',
      expected: 'below 500',
      actual: String(status),
    });
  }
  const types = [...new Set(rows.filter((row) => beyond || row.status === status).map((row) => row.type))];
  if (types.length > 0 && !types.includes(type)) {
    const place = 'header Content-Type';
    const expected = types.join(' or ');
    complaints.push({
      rule: 'content-type',
      message: 'another content type',
      pointer: place,
      expected,
      actual: type || 'none',
    });
  }
  complaints.push(...headerComplaints(exchange), ...charsetComplaints(exchange));
  const isFile = type !== 'application/json' && types.includes(type);
  if (isFile) return complaints;
  if (!isEnvelope(json)) {
    const actual = json === undefined ? shown(new TextDecoder().decode(answer.bytes.slice(0, 200))) : shown(json);
    complaints.push({
      rule: 'envelope',
      message: 'the answer is no envelope',
      pointer: '',
      expected: '{success, data, error}',
      actual,
    });
    return complaints;
  }
  const rowType = { status: beyond ? 400 : status, type: 'application/json', json };
  for (const { pointer, rule, message, expected, actual } of answerBreaches(operation, rowType) ?? []) {
    complaints.push({ rule: `schema/${rule}`, message, pointer, expected, actual: shown(actual) });
  }
  return [...complaints, ...(beyond ? [] : codeComplaints(exchange))];
}

/** What must be true of the refusal of a request that breaks the contract. */
export function refusalComplaints(exchange: Exchange): Complaint[] {
  const { answer } = exchange;
  if (!answer) return [];
  const code = codeOf(answer);
  if (answer.status === 400 && code === '40') return [];
  const actual = code === null ? `status ${answer.status}, no failure` : `status ${answer.status}, code ${code}`;
  return [
    {
      rule: 'accepted',
      message: 'a request that breaks the contract is not refused',
      expected: 'status 400, code 40',
      actual,
    },
  ];
}
