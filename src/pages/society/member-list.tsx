import { ChevronLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { SectionHeading } from '#src/components/content/section-heading.tsx';
import { ButtonLink } from '#src/components/navigation/button-link.tsx';
import { MembersOnly } from '#src/features/access/members-only.tsx';
import type { Target } from '#src/navigation/target.ts';

type OwnListProps = {
  title: string;
  /** The sub-screen that it belongs to. */
  back: Target;
  /** What a guest reads in its place. */
  message: string;
  children: ReactNode;
};

/** A list of what the member sent or paid, with the way back to the screen that it belongs to. */
export function MemberList({ title, back, message, children }: OwnListProps) {
  return (
    <>
      <SectionHeading title={title}>
        <ButtonLink target={back}>
          <ChevronLeft aria-hidden size={18} />
          이전 화면으로
        </ButtonLink>
      </SectionHeading>
      <MembersOnly message={message}>{children}</MembersOnly>
    </>
  );
}
