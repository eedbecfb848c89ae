import { PaymentReturn } from '#src/features/payment/return/payment-return.tsx';
import { SectionPage } from '#src/features/sub-screens/section-page.tsx';
import { type LazySubScreens, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { conferenceStep, menuTitle } from '#src/navigation/menus.ts';
import { paths } from '#src/navigation/paths.ts';
import { useSubScreen } from '#src/navigation/use-sub-screen.ts';
import { GuideList } from './guides/guide-list.tsx';

/** The steps with a screen of their own, with the sub-screen that each belongs to. */
const steps: Readonly<Record<string, string>> = {
  [conferenceStep.abstracts]: menuTitle.abstracts,
  [conferenceStep.registrations]: menuTitle.registration,
};

/** The lazy-loaded screens: all except the default one. */
export const societyScreens: LazySubScreens = {
  [menuTitle.abstracts]: lazyComponent(async () => (await import('./abstracts/abstract-info.tsx')).AbstractInfo),
  [conferenceStep.abstracts]: lazyComponent(async () => (await import('./abstracts/abstract-list.tsx')).AbstractList),
  [menuTitle.registration]: lazyComponent(
    async () => (await import('./registration/registration-info.tsx')).RegistrationInfo,
  ),
  [conferenceStep.registrations]: lazyComponent(
    async () => (await import('./registration/registration-list.tsx')).RegistrationList,
  ),
};

/** Loads the code of the form that 초록 등록 opens. */
export const loadAbstractForm = () => import('./abstracts/abstract-modal.tsx');

/** Renders the society section: event guides, abstracts and conference registration. */
export function SocietyPage() {
  const subScreen = useSubScreen(paths.society);
  const step = subScreen.step !== undefined && Object.hasOwn(steps, subScreen.step) ? subScreen.step : undefined;
  const menu = step === undefined ? subScreen.menu : (steps[step] ?? subScreen.menu);
  const Screen = societyScreens[step ?? menu] ?? GuideList;
  return (
    <SectionPage path={paths.society} caption="Society activities" menu={menu} step={step}>
      <PaymentReturn>
        <Screen />
      </PaymentReturn>
    </SectionPage>
  );
}
