import { CircleCheck, CircleX } from 'lucide-react';
import { CertificateStatus as Status } from '#src/api/generated/model/certificateStatus.ts';
import { ChangingText } from '#src/components/layout/changing-text.tsx';
import * as style from './certificate-status.style.ts';

/** Statuses without a message. */
const statusesWithoutMessage: readonly Status[] = [Status.empty, Status.none];
const failed: Status = Status.rejected;

/** Renders the status of the certificate by words, icon and colour. A change is announced. */
export function CertificateStatus({ status }: { status: Status }) {
  const Icon = status === failed ? CircleX : CircleCheck;
  return (
    <div role="status">
      {!statusesWithoutMessage.includes(status) && (
        <p className={style.status} data-status={status === failed ? 'failed' : 'passed'}>
          <Icon aria-hidden size={20} />
          <ChangingText>{status}</ChangingText>
        </p>
      )}
    </div>
  );
}
