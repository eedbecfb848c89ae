import { members } from '#mocks/seed/members.ts';
import type { Member } from './records.ts';

/** Somebody to be while developing: a member of the seed, for what is special about them. */
export type Persona = {
  /** The ID of the member, by which the seed is searched. */
  id: string;
  label: string;
  /** What the seed must say of the member, on the first day of the mock's world, for the label to be true. */
  requirement: string;
};

/** A persona whom the seed knows. */
export type KnownPersona = Persona & { member: Member };

/** Everybody that one may want to be. Whoever the seed does not have is passed over until it does. */
export const personas: readonly Persona[] = [
  {
    id: 'hanbit01',
    label: '일반회원 · 올해 연회비 납부',
    requirement: 'A general member with a payment of this year’s fee.',
  },
  {
    id: 'hanbit05',
    label: '일반회원 · 연회비 체납',
    requirement: 'A general member whose last fee is over three years old.',
  },
  {
    id: 'hanbit06',
    label: '일반회원 · 학생 인증 대기',
    requirement: 'A student certificate that waits for the secretariat.',
  },
  {
    id: 'hanbit02',
    label: '학생회원 · 올해 연회비 납부',
    requirement: 'A student member with a payment of this year’s fee.',
  },
  {
    id: 'hanbit07',
    label: '학생회원 · 올해 연회비 미납',
    requirement: 'A student member without a payment of this year.',
  },
  { id: 'hanbit03', label: '특별회원', requirement: 'A special member.' },
  { id: 'hanbit04', label: '명예회원', requirement: 'An honorary member.' },
  { id: 'da.on', label: '이전 사이트 회원', requirement: 'An ID of another form and a profile with gaps.' },
];

/** The personas whom the seed has, with what they log in with. */
export function knownPersonas(seed: readonly Member[] = members): KnownPersona[] {
  return personas.flatMap((persona) => {
    const member = seed.find(({ id }) => id === persona.id);
    return member ? [{ ...persona, member }] : [];
  });
}
