import { useEffect } from 'react';
import { useLoginGate } from '../../blocks/use-login-gate';
import { Button } from '../../ui/button';
import { EmptyPanel } from '../../ui/state-panel';
import { BackToList } from './back-to-list';

/** What a guest sees of a free-board post: the login modal, and after it is closed the way to it again. */
export function WithheldPost({ menu }: { menu: string }) {
  const requireLogin = useLoginGate();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <>
      <EmptyPanel message="회원만 볼 수 있는 글입니다.">
        <Button look="solid" onPress={() => void requireLogin()}>
          로그인 안내 열기
        </Button>
      </EmptyPanel>
      <BackToList menu={menu} />
    </>
  );
}
