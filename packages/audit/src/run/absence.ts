import type { State } from '#audit/screens/state.ts';
import type { AuditedSite } from './tools.ts';

/** Why a site does not have a state. */
export type AbsenceKind = 'no-member' | 'mock-only' | 'no-write' | 'no-data';

/** A state that a site does not have. `detail` is in Korean. */
export type Absence = { kind: AbsenceKind; detail: string };

/** The reasons on the console. */
export const absenceNames: Readonly<Record<AbsenceKind, string>> = {
  'no-member': 'no member given',
  'mock-only': 'only the mock plays it',
  'no-write': 'saves data, which needs --write',
  'no-data': 'the site has no such data or operation',
};

/** The reasons in the report, in Korean. */
const reasons: Readonly<Record<AbsenceKind, string>> = {
  'no-member': '이 상태의 회원이 주어지지 않았다 (--members)',
  'mock-only': '모의 서버만 보일 수 있는 상태이다',
  'no-write': '데이터를 저장하는 단계여서 --write가 있어야 한다',
  'no-data': '이 사이트에 그런 자료나 기능이 없다',
};

/** Returns the reason of an absence, in Korean. */
export const absenceText = ({ kind, detail }: Absence): string =>
  detail === '' ? reasons[kind] : `${reasons[kind]}: ${detail}`;

/** Thrown when a site does not have a state. The state is then neither judged nor missing. */
export class StateNotThereError extends Error {
  readonly absence: Absence;

  constructor(kind: AbsenceKind, detail = '') {
    super(absenceText({ kind, detail }));
    this.absence = { kind, detail };
  }
}

/** The member that the states of an ordinary member have in the mock. On another site, the first given member is one. */
const ordinaryMember = 'hanbit01';

/** Returns the ID and the password of a member of the list of screens on a site; null if none was given. */
export function memberOn(
  { members, hasMock }: Pick<AuditedSite, 'members' | 'hasMock'>,
  id: string,
): { id: string; password: string } | null {
  const password = members[id];
  if (password !== undefined) return { id, password };
  const [first] = hasMock || id !== ordinaryMember ? [] : Object.entries(members);
  return first ? { id: first[0], password: first[1] } : null;
}

/** Returns the kind of absence that the list of screens and the options decide; null if the site should have the state. */
function absenceKind(state: State, site: AuditedSite): AbsenceKind | null {
  const { scenarios = [], steps = [], time, anyDay } = state;
  const isPlayed = scenarios.length > 0 || steps.some(({ needsMock }) => needsMock) || (time && !anyDay);
  if (!site.hasMock && isPlayed) return 'mock-only';
  if (!site.hasMock && state.savesData && !site.writes) return 'no-write';
  if (state.memberId !== undefined && memberOn(site, state.memberId) === null) return 'no-member';
  return null;
}

/** Throws a `StateNotThereError`, if a site cannot have a state. */
export function expectThere(state: State, site: AuditedSite): void {
  const kind = absenceKind(state, site);
  if (kind) throw new StateNotThereError(kind, kind === 'no-member' ? (state.memberId ?? '') : '');
}
