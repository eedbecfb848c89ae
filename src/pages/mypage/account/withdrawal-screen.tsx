import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/buttons/button.tsx';
import { showToast, toastStore } from '#src/components/feedback/toast-store.ts';
import { openModal } from '#src/components/overlays/modal-store.ts';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import { Card } from '#src/pages/mypage/card.tsx';
import { dangerBox, formActions } from '#src/styles/shared.ts';
import * as style from './withdrawal-screen.style.ts';

const texts = {
  question: '정말 회원탈퇴 하시겠습니까?',
  warning: '탈퇴하시면 계정에 등록된 모든 정보가 영구적으로 삭제되며, 삭제된 정보는 복구할 수 없습니다.',
  done: '회원탈퇴가 완료되었습니다. 잠시후 홈으로 이동합니다.',
  codeSent: '회원님의 휴대폰으로 SMS 인증번호가 발송되었습니다.',
};

/**
 * Renders the withdrawal. The contract has no operation for it: the screen shows what it would do, and opens the home
 * page when the toast ends.
 */
export function WithdrawalScreen() {
  const navigate = useNavigate();
  const [toast, setToast] = useState<number | null>(null);
  useEffect(() => {
    if (toast === null) return;
    return toastStore.subscribe(() => {
      if (!toastStore.get().some(({ id }) => id === toast)) void navigate(paths.home);
    });
  }, [toast, navigate]);

  const withdraw = () => {
    if (toast !== null) return;
    setToast(showToast({ message: texts.done, showTime: 3000 }));
    openModal({ type: 'confirm', message: texts.codeSent });
  };
  return (
    <Card>
      <h3 className={style.question}>{texts.question}</h3>
      <p className={`${dangerBox} ${style.warning}`}>{texts.warning}</p>
      <div className={formActions}>
        <Button variant="solid" onPress={() => void navigate(paths.mypage, { state: { step: screens.basic.title } })}>
          취소
        </Button>
        <Button variant="danger" isPending={toast !== null} onPress={withdraw}>
          회원탈퇴
        </Button>
      </div>
    </Card>
  );
}
