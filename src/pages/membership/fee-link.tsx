import { useAccessCheck } from '#src/features/access/use-access-check.ts';
import { screens } from '#src/navigation/screens.ts';
import { AppLink } from '#src/navigation/site-link.tsx';
import { screenTarget } from '#src/navigation/target.ts';

const feeTarget = screenTarget('annualFee');

/** Renders a link to the annual fee. It opens the login modal for a guest. */
export function FeeLink() {
  const checkAccess = useAccessCheck();
  return (
    <AppLink target={feeTarget} onClick={(event) => checkAccess(event, feeTarget)}>
      {screens.annualFee.title}
    </AppLink>
  );
}
