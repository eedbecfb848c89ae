import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { AccessGuard } from '#src/features/access/access-guard.tsx';
import { paths } from '#src/navigation/paths.ts';
import { subScreenTarget } from '#src/navigation/target.ts';

type OwnListProps = {
  /** The title of the sub-screen of the list. */
  menu: string;
  /** The step of the list, which is also its title. */
  step: string;
  children: ReactNode;
};

/** Renders a list of what the member sent or paid, with a link back to the sub-screen. */
export function OwnList({ menu, step, children }: OwnListProps) {
  return (
    <>
      <SectionHeading title={step}>
        <ButtonLink target={subScreenTarget(paths.society, menu)}>
          <ChevronLeft aria-hidden size={18} />
          이전 화면으로
        </ButtonLink>
      </SectionHeading>
      <AccessGuard screen={{ path: paths.society, menu, step }}>{children}</AccessGuard>
    </>
  );
}
