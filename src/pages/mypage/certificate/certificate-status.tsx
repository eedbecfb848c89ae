import { CircleCheck, CircleX } from 'lucide-react';
import type { StudentCertificate } from '#src/api/generated/model/index.ts';
import * as style from './certificate-status.style.ts';

type Status = StudentCertificate['member_student_certificate_yn'];

/** Statuses without a message. */
const statusesWithoutMessage: readonly Status[] = ['', 'false'];
const failed: Status = '인증 실패';

/** Renders the status of the certificate by words, icon and colour. A change is announced. */
export function CertificateStatus({ status }: { status: Status }) {
  const Icon = status === failed ? CircleX : CircleCheck;
  return (
    <div role="status">
      {!statusesWithoutMessage.includes(status) && (
        <p className={style.status} data-status={status === failed ? 'failed' : 'passed'}>
          <Icon aria-hidden size={20} />
          {status}
        </p>
      )}
    </div>
  );
}
