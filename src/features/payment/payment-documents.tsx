import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '#src/api/errors.ts';
import { getReceipt, getTransaction } from '#src/api/generated/payment.ts';
import { Button } from '#src/components/buttons/button.tsx';
import { Spinner } from '#src/components/feedback/spinner.tsx';
import { VisuallyHidden } from '#src/components/layout/visually-hidden.tsx';
import { isPdfFile } from '#src/lib/files/pdf-file.ts';
import { saveFile } from '#src/lib/files/save-file.ts';
import { useOneAtATime } from '#src/lib/hooks/use-one-at-a-time.ts';
import { type DocumentKind, documentName } from './payment-document-name.ts';
import * as style from './payment-documents.style.ts';

const calls = { receipt: getReceipt, transaction: getTransaction };
const texts = { receipt: '영수증 확인', transaction: '거래명세서 확인' };
const waiting = '문서를 받는 중입니다.';
const broken = '문서를 받지 못했습니다. 잠시 후 다시 시도해 주세요.';

type PaymentDocumentsProps = {
  /** The number of the payment. */
  pk: number;
  /** As it is recorded; a transfer has no receipt. */
  method: string | null;
  /** Which payment it is, for the buttons' names: '2025년 연회비'. */
  of: string;
};

/** The proofs of a payment, each saved as a file by its button. What keeps one from being saved is said below. */
export function PaymentDocuments({ pk, method, of }: PaymentDocumentsProps) {
  const [failure, setFailure] = useState<string | null>(null);
  const kinds: DocumentKind[] = method === '무통장입금' ? ['transaction'] : ['receipt', 'transaction'];
  return (
    <div className={style.documents}>
      <div className={style.buttons}>
        {kinds.map((kind) => (
          <DocumentButton key={kind} kind={kind} pk={pk} of={of} onFailure={setFailure} />
        ))}
      </div>
      <p role="alert" className={style.failure}>
        {failure}
      </p>
    </div>
  );
}

type DocumentButtonProps = {
  kind: DocumentKind;
  pk: number;
  of: string;
  /** Null takes the last one back. */
  onFailure: (message: string | null) => void;
};

function DocumentButton({ kind, pk, of, onFailure }: DocumentButtonProps) {
  const [isWaiting, setWaiting] = useState(false);
  const fetchAndSave = async () => {
    onFailure(null);
    setWaiting(true);
    try {
      const file = await calls[kind]({ pay_info_pk: pk });
      if (await isPdfFile(file)) saveFile(file, documentName(kind));
      else onFailure(broken);
    } catch (error) {
      onFailure(messageOf(error));
    } finally {
      setWaiting(false);
    }
  };
  const save = useOneAtATime(fetchAndSave);
  return (
    <>
      <Button variant="plain" className={style.button} aria-label={`${of} ${texts[kind]}`} onPress={() => save()}>
        {isWaiting ? <Spinner label={waiting} /> : <Download aria-hidden size={16} />}
        {texts[kind]}
      </Button>
      <span role="status" className={style.status}>
        {isWaiting && <VisuallyHidden>{waiting}</VisuallyHidden>}
      </span>
    </>
  );
}
