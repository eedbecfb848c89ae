import type { Handlers } from '#mocks/http/handler-types.ts';
import { emptySuccess, failureEnvelope } from '#mocks/http/reply.ts';
import { accountOf, memberByEmail } from '#mocks/store/accounts.ts';
import type { Db } from '#mocks/store/db.ts';
import type { Profile } from '#mocks/store/records.ts';
import { emailKey, isEmailVerified } from '#mocks/store/sent-codes.ts';
import { requireValidBirthday } from '#mocks/store/sign-up.ts';
import type { Login } from '#mocks/store/tokens.ts';
import { rejectedFileFailure, storePersonalFiles } from '#mocks/store/uploads.ts';
import { enrollStudentCertificateFileKinds } from '#src/api/generated/constants.ts';
import { CertificateStatus } from '#src/api/generated/model/certificateStatus.ts';
import { ErrorCode } from '#src/api/generated/model/errorCode.ts';

function saveProfile(db: Db, login: Login, changes: Partial<Profile>) {
  db.profiles.put(login.memberPk, { ...accountOf(db, login).profile, ...changes });
  return emptySuccess;
}

/** Handlers for the profile, workplace, education and student certificate of the member who is logged in. */
export const member = {
  getMemberInfo({ login, db }) {
    const { member: account, profile } = accountOf(db, login);
    const identity = {
      member_type: profile.old ? null : account.type,
      member_name: account.name,
      member_id: account.id,
    };
    return { success: true, data: { member_info: { ...identity, ...profile.info } }, error: null };
  },

  modifyMemberInfo({ body, login, db }) {
    requireValidBirthday(body);
    const stored = accountOf(db, login).profile.info.member_email ?? '';
    if (emailKey(stored) !== emailKey(body.member_email)) {
      if (!isEmailVerified(db, body.member_email))
        return failureEnvelope(ErrorCode.previousStepMissing, '이메일 인증이 완료되지 않았습니다.');
      if (memberByEmail(db, body.member_email))
        return failureEnvelope(ErrorCode.alreadyInUse, '이미 등록된 이메일입니다.');
    }
    return saveProfile(db, login, { info: body });
  },

  getMemberCompanyInfo({ login, db }) {
    const { company } = accountOf(db, login).profile;
    return { success: true, data: { member_company_info: company }, error: null };
  },

  modifyMemberCompanyInfo({ body, login, db }) {
    return saveProfile(db, login, { company: body });
  },

  getMemberEduInfo({ login, db }) {
    const { education } = accountOf(db, login).profile;
    return { success: true, data: { member_edu_info: education }, error: null };
  },

  modifyMemberEduInfo({ body, login, db }) {
    return saveProfile(db, login, { education: body });
  },

  enrollStudentCertificate({ body, login, db }) {
    const rejection = rejectedFileFailure([body.file], enrollStudentCertificateFileKinds);
    if (rejection) return rejection;
    const previous = db.certificates.get(login.memberPk);
    const [filePk = 0] = storePersonalFiles(db, [body.file]);
    db.certificates.put(login.memberPk, { filePk, status: CertificateStatus.pending });
    if (previous) db.files.remove(previous.filePk);
    return emptySuccess;
  },

  getStudentCertificate({ login, db }) {
    const certificate = db.certificates.get(login.memberPk);
    const file = certificate && db.files.get(certificate.filePk);
    const data = {
      file_pk: certificate?.filePk ?? null,
      file_name: file?.name ?? null,
      file_size: file?.size ?? null,
      member_student_certificate_yn: certificate?.status ?? CertificateStatus.none,
    } as const;
    return { success: true, data, error: null };
  },
} satisfies Partial<Handlers>;
