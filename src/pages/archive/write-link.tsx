import { PenLine } from 'lucide-react';
import type { MouseEvent } from 'react';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { postFormTarget } from '#src/navigation/target.ts';

const target = postFormTarget();

/** Renders a link to the form for a new post of the free board. It opens the login modal for a guest. */
export function WriteLink() {
  const checkAccess = useAccessCheck();
  return (
    <ButtonLink variant="solid" target={target} onClick={(event: MouseEvent) => checkAccess(event, target)}>
      <PenLine aria-hidden size={18} />
      글쓰기
    </ButtonLink>
  );
}
