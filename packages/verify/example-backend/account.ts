/** Operations `sendEmailVerification`, `verifyCode`, `checkJoinDuplicate` and `signup`. */
import { randomInt } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import type { FastifyInstance } from 'fastify';
import { minute, now } from './clock.ts';
import { checked } from './contract.ts';
import { badRequest, Failure, notFound, success } from './envelope.ts';
import { hashPassword } from './passwords.ts';
import { authenticate } from './session.ts';

const codeMinutes = 10;
const verifiedMinutes = 30;
const maxAttempts = 5;
const maxEducation = 20;

const readSend = checked<{ email: string }>('account.yaml#/SendEmailVerificationRequest');
const readVerify = checked<{ email: string; code: string }>('account.yaml#/VerifyCodeRequest');
const readDuplicate = checked<{ param: string }>('account.yaml#/CheckJoinDuplicateRequest');
const readSignup = checked<Record<string, string>>('account.yaml#/SignupRequest');
const readEducation = checked<unknown>('member.yaml#/MemberEdu');

const idTaken = () => new Failure('43', '이미 사용 중인 아이디입니다.');

/** Throws code 40 for a day that does not exist and for education outside the limits of a record. */
function checkSignup(form: Record<string, string>): void {
  const [year, month, day] = ['year', 'month', 'date'].map((part) => Number(form[`member_birth_${part}`]));
  const date = new Date(Date.UTC(year ?? 0, (month ?? 0) - 1, day));
  if (date.getUTCDate() !== day) throw badRequest();
  const records = (form.member_edu ?? '').split('♫');
  if (records.length > maxEducation) throw badRequest();
  for (const record of records) {
    const [school, specialty, degree, graduation, nation] = record.split('♩');
    readEducation({
      member_edu_school: school,
      member_edu_specialty: specialty,
      member_edu_degree: degree,
      member_edu_gradation_year: graduation,
      member_edu_nation: nation,
    });
  }
}

/** Returns whether an email address was verified in the last 30 minutes. */
function isVerified(database: DatabaseSync, email: string): boolean {
  const row = database.prepare('SELECT verified_at FROM email_codes WHERE email = ?').get(email);
  return row?.verified_at != null && Number(row.verified_at) + verifiedMinutes * minute > now(database);
}

/** Adds the operations that precede the first login. */
export function addAccountRoutes(server: FastifyInstance, database: DatabaseSync): void {
  const idExists = (id: string) => database.prepare('SELECT 1 FROM members WHERE member_id = ?').get(id) !== undefined;

  server.post('/v1/front/sendEmailVerification', async (request) => {
    authenticate(database, request, false);
    const email = readSend(request.body).email.toLowerCase();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    database
      .prepare(
        'INSERT INTO email_codes VALUES (:email, :code, :time, 0, NULL) ON CONFLICT DO UPDATE SET code = :code, sent_at = :time, failures = 0',
      )
      .run({ email, code, time: now(database) });
    database.prepare('INSERT INTO mail (email, text) VALUES (?, ?)').run(email, `인증번호는 ${code}입니다.`);
    return success();
  });

  server.post('/v1/front/verifyCode', async (request) => {
    authenticate(database, request, false);
    const { email: address, code } = readVerify(request.body);
    const email = address.toLowerCase();
    const row = database.prepare('SELECT * FROM email_codes WHERE email = ?').get(email);
    if (!row) throw notFound();
    if (Number(row.failures) >= maxAttempts || Number(row.sent_at) + codeMinutes * minute <= now(database)) {
      throw new Failure('42', '인증번호가 만료되었습니다.');
    }
    if (row.code !== code) {
      database.prepare('UPDATE email_codes SET failures = failures + 1 WHERE email = ?').run(email);
      throw new Failure('41', '인증번호가 일치하지 않습니다.');
    }
    database.prepare('UPDATE email_codes SET failures = 0, verified_at = ? WHERE email = ?').run(now(database), email);
    return success();
  });

  server.post('/v1/front/checkJoinDuplicate', async (request) => {
    if (idExists(readDuplicate(request.body).param)) throw idTaken();
    return success();
  });

  server.post('/v1/front/signup', async (request) => {
    const form = readSignup(request.body);
    checkSignup(form);
    const { member_id: id = '', member_email = '', member_name = '', member_password = '', ...profile } = form;
    const { member_re_password: repeated, ...stored } = profile;
    if (repeated !== member_password) throw new Failure('41', '비밀번호가 서로 다릅니다.');
    const hash = await hashPassword(member_password);
    // Nothing below waits, so no other request runs between the checks and the insertion.
    const email = member_email.toLowerCase();
    if (idExists(id)) throw idTaken();
    if (!isVerified(database, email)) throw new Failure('46', '이메일 인증이 완료되지 않았습니다.');
    if (database.prepare('SELECT 1 FROM members WHERE member_email = ?').get(email)) {
      throw new Failure('43', '이미 등록된 이메일입니다.');
    }
    database
      .prepare(
        `INSERT INTO members (member_id, member_email, member_name, member_type, password, profile) VALUES (?, ?, ?, '일반회원', ?, ?)`,
      )
      .run(id, email, member_name, hash, JSON.stringify(stored));
    return success();
  });
}
