import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { useScreen } from '#src/navigation/screen-location.ts';
import { screens, tabOf } from '#src/navigation/screens.ts';
import { screenTarget } from '#src/navigation/target.ts';

/** Renders a list of the member's abstracts or registrations, with its title and a link back to its tab. */
export function MemberList({ children }: { children: ReactNode }) {
  const { screen } = useScreen();
  return (
    <>
      <SectionHeading title={screens[screen].title}>
        <ButtonLink target={screenTarget(tabOf(screen))}>
          <ChevronLeft aria-hidden size={18} />
          이전 화면으로
        </ButtonLink>
      </SectionHeading>
      <AccessGuard>{children}</AccessGuard>
    </>
  );
}
