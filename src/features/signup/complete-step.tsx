import { CircleCheck } from 'lucide-react';
import { AppLink } from '../../navigation/app-link';
import { paths } from '../../navigation/paths';
import { base, looks } from '../../ui/button.style';
import * as style from './complete-step.style';

/** The account is there. */
export function CompleteStep() {
  return (
    <div className={style.panel}>
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className={style.mark} />
      <p className={style.message}>회원가입이 완료되었습니다!</p>
      <AppLink target={{ to: paths.login }} className={`${base} ${looks.solid}`}>
        로그인 하러가기
      </AppLink>
    </div>
  );
}
