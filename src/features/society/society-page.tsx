import type { ComponentType } from 'react';
import { PaymentReturn } from '../../blocks/payment-return';
import { SectionPage } from '../../blocks/section-page';
import { conferenceStep, menuTitle } from '../../navigation/menus';
import { paths } from '../../navigation/paths';
import { useSubScreen } from '../../navigation/use-sub-screen';
import { AbstractInfo } from './abstract-info';
import { AbstractList } from './abstract-list';
import { GuideList } from './guide-list';
import { RegistrationInfo } from './registration-info';
import { RegistrationList } from './registration-list';

type Screen = { menu: string; step?: string; Content: ComponentType };

/** The steps that are screens of their own. A step names its sub-screen, too. */
const steps: readonly Screen[] = [
  { menu: menuTitle.abstracts, step: conferenceStep.abstracts, Content: AbstractList },
  { menu: menuTitle.registration, step: conferenceStep.registrations, Content: RegistrationList },
];

const subScreens: readonly Screen[] = [
  { menu: menuTitle.events, Content: GuideList },
  { menu: menuTitle.abstracts, Content: AbstractInfo },
  { menu: menuTitle.registration, Content: RegistrationInfo },
];

/** The activities of the society. */
export function SocietyPage() {
  const chosen = useSubScreen(paths.society);
  const screen = steps.find(({ step }) => step === chosen.step) ?? subScreens.find(({ menu }) => menu === chosen.menu);
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
