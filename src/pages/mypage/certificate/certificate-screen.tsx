import { useGetStudentCertificate } from '#src/api/generated/member.ts';
import { Loaded } from '#src/pages/mypage/loaded.tsx';
import { Sheet } from '#src/pages/mypage/sheet.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateStatus } from './certificate-status.tsx';

const lead = '재학증명서를 등록하시면 사무국에서 확인한 뒤 학생회원으로 전환해 드립니다.';

/** The student certificate of the contract's `getStudentCertificate`: one file, its status, and the way to replace it. */
export function CertificateScreen() {
  const query = useGetStudentCertificate();
  return (
    <Sheet lead={lead}>
      <Loaded query={query}>
        {(certificate) => (
          <>
            <CertificateForm certificate={certificate} />
            <CertificateStatus status={certificate.member_student_certificate_yn} />
          </>
        )}
      </Loaded>
    </Sheet>
  );
}
