import { useNavigate } from 'react-router-dom';
import { Button } from '#src/components/buttons/button.tsx';
import { FormPage } from '#src/forms/form-page.tsx';
import { paths } from '#src/navigation/paths.ts';
import { screens } from '#src/navigation/screens.ts';
import * as style from './find-id-complete-page.style.ts';
import { useFoundMember } from './use-found-member.ts';

/** Renders the member ID that the search found. */
export function FindIdCompletePage() {
  const memberId = useFoundMember();
  const navigate = useNavigate();
  return (
    <FormPage title={screens.findIdComplete.title}>
      {memberId !== null && (
        <div className={style.result}>
          <p>
            회원님의 아이디는{' '}
            <strong translate="no" className={style.id}>
              {memberId}
            </strong>{' '}
            입니다.
          </p>
          <Button variant="solid" onPress={() => void navigate(paths.login, { replace: true })}>
            로그인 하러가기
          </Button>
        </div>
      )}
    </FormPage>
  );
}
