import { useEffect } from 'react';
import { ToList } from '../../blocks/post-view';
import { useLoginGate } from '../../blocks/use-login-gate';
import type { Target } from '../../navigation/target';
import { Button } from '../../ui/button';
import { EmptyPanel } from '../../ui/state-panel';

/** What a guest sees of what only members may: the login modal, and after it is closed the way to it again. */
export function Withheld({ message, list }: { message: string; list: Target }) {
  const requireLogin = useLoginGate();
  useEffect(() => {
    requireLogin();
  }, [requireLogin]);
  return (
    <>
      <EmptyPanel message={message}>
        <Button look="solid" onPress={() => void requireLogin()}>
          로그인 안내 열기
        </Button>
      </EmptyPanel>
      <ToList target={list} />
    </>
  );
}
