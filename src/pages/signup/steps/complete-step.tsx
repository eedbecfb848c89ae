import { CircleCheck } from 'lucide-react';
import { base, variants } from '#src/components/buttons/button.style.ts';
import { paths } from '#src/navigation/paths.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import * as style from './steps.style.ts';

/** Renders the last step, after the account is created. */
export function CompleteStep() {
  return (
    <div className={style.panel}>
      <CircleCheck aria-hidden size={56} strokeWidth={1.5} className={style.mark} />
      <p className={style.message}>회원가입이 완료되었습니다!</p>
      <AppLink target={{ to: paths.login }} className={`${base} ${variants.solid}`}>
        로그인 하러가기
      </AppLink>
    </div>
  );
}
