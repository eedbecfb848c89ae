import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { SectionPage, type SectionScreens, useSectionScreen } from '#src/features/sub-screens/section-page.tsx';
import { lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import type { paths } from '#src/navigation/paths.ts';
import { GuideList } from './guides/guide-list.tsx';

/** The screens of the section. All but the default one are lazy-loaded. */
export const societyScreens: SectionScreens<typeof paths.society> = {
  events: GuideList,
  abstracts: lazyComponent(async () => (await import('./abstracts/abstract-info.tsx')).AbstractInfo),
  ownAbstracts: lazyComponent(async () => (await import('./abstracts/abstract-list.tsx')).AbstractList),
  registration: lazyComponent(async () => (await import('./registration/registration-info.tsx')).RegistrationInfo),
  ownRegistrations: lazyComponent(async () => (await import('./registration/registration-list.tsx')).RegistrationList),
};

/** Loads the code of the form that 초록 등록 opens. */
export const loadAbstractForm = () => import('./abstracts/abstract-modal.tsx');

/** Renders the society section: event guides, abstracts and conference registration. */
export function SocietyPage() {
  const Screen = useSectionScreen(societyScreens);
  return (
    <SectionPage>
      <PaymentReturn>
        <Screen />
      </PaymentReturn>
    </SectionPage>
  );
}
