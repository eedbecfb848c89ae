import { useGetStudentCertificate } from '#src/api/generated/member.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { LoadedQuery } from '#src/pages/mypage/loaded-query.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateStatus } from './certificate-status.tsx';

const lead = '재학증명서를 등록하시면 사무국에서 확인한 뒤 학생회원으로 전환해 드립니다.';

/** Renders the student certificate: file, status, and the form that replaces it (contract: getStudentCertificate). */
export function CertificateScreen() {
  const query = useGetStudentCertificate();
  return (
    <Card lead={lead}>
      <LoadedQuery query={query}>
        {(certificate) => (
          <>
            <CertificateForm certificate={certificate} />
            <CertificateStatus status={certificate.member_student_certificate_yn} />
          </>
        )}
      </LoadedQuery>
    </Card>
  );
}
