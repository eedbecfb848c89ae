import type { ComponentType } from 'react';
import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { AbstractInfo } from './abstracts/abstract-info.tsx';
import { AbstractList } from './abstracts/abstract-list.tsx';
import { GuideList } from './guides/guide-list.tsx';
import { RegistrationInfo } from './registration/registration-info.tsx';
import { RegistrationList } from './registration/registration-list.tsx';

type Screen = { menu: string; step?: string; Content: ComponentType };

/** The steps with their own screen. `menu` is the sub-screen of the step. */
const steps: readonly Screen[] = [
  { menu: menuTitle.abstracts, step: conferenceStep.abstracts, Content: AbstractList },
  { menu: menuTitle.registration, step: conferenceStep.registrations, Content: RegistrationList },
];

const subScreens: readonly Screen[] = [
  { menu: menuTitle.events, Content: GuideList },
  { menu: menuTitle.abstracts, Content: AbstractInfo },
  { menu: menuTitle.registration, Content: RegistrationInfo },
];

/** Renders the society section: event guides, abstracts and conference registration. */
export function SocietyPage() {
  const subScreen = useSubScreen(paths.society);
  const screen =
    steps.find(({ step }) => step === subScreen.step) ?? subScreens.find(({ menu }) => menu === subScreen.menu);
  const Content = screen?.Content ?? GuideList;
  return (
    <SectionPage
      path={paths.society}
      caption="Society activities"
      menu={screen?.menu ?? menuTitle.events}
      step={screen?.step}
    >
      <PaymentReturn />
      <Content />
    </SectionPage>
  );
}
