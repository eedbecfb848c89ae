import { useGetStudentCertificate } from '#src/api/generated/member.ts';
import { QueryView } from '#src/features/queries/query-view.tsx';
import { Card } from '#src/pages/mypage/card.tsx';
import { CertificateForm } from './certificate-form.tsx';
import { CertificateStatus } from './certificate-status.tsx';

const lead = '재학증명서를 등록하시면 사무국에서 확인한 뒤 학생회원으로 전환해 드립니다.';

/** Renders the student certificate: file, status, and the form that replaces it (contract: getStudentCertificate). */
export function CertificateScreen() {
  const query = useGetStudentCertificate();
  return (
    <Card lead={lead}>
      <QueryView query={query}>
        {(certificate) => (
          <>
            <CertificateForm certificate={certificate} />
            <CertificateStatus status={certificate.member_student_certificate_yn} />
          </>
        )}
      </QueryView>
    </Card>
  );
}
