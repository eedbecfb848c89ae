import { readLocation } from '#src/navigation/screen-location.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { sitePathname } from '#src/navigation/site-pathname.ts';
import { screenTarget } from '#src/navigation/target.ts';
import { preloadScreen, type SiteRouter } from './routes.tsx';

/** After this time without a navigation, a screen has its own code and data. */
const restMs = 1_500;

/** Loads the code of the screen at a URL of the site. */
function preloadUrl(url: string): Promise<unknown> {
  const { pathname: hostPath, search } = new URL(url, window.location.href);
  return preloadScreen(readLocation({ pathname: sitePathname(hostPath), search, state: null }));
}

/** The code of a payment, and of its result on the page that the visitor returns to. */
const payment = () => [
  import('#src/features/payment/payment-dialog.tsx'),
  import('#src/features/payment/return/payment-completed.tsx'),
];

const preload = (screen: ScreenId) => preloadUrl(screenTarget(screen).to);

/** The code of the next step of a journey, by the present screen. */
const nextSteps: Readonly<Partial<Record<ScreenId, () => Promise<unknown>[]>>> = {
  // A member who was sent to the login returns to a screen whose code is already loaded.
  login: () => [preload('home'), preload('findPassword')],
  findId: () => [preload('findIdComplete')],
  findPassword: () => [preload('newPassword')],
  annualFee: payment,
  abstracts: () => [import('#src/pages/society/society-page.tsx').then(({ loadAbstractForm }) => loadAbstractForm())],
  registration: () => [
    ...payment(),
    import('#src/components/overlays/message-modal.tsx'),
    preload('login'),
    preload('ownRegistrations'),
  ],
};

function preloadNextStep(location: SiteRouter['state']['location']): void {
  const { screen } = readLocation({ ...location, pathname: sitePathname(location.pathname) });
  for (const code of nextSteps[screen]?.() ?? []) code.catch(() => undefined);
}

/** Loads the code behind a link that is pointed at, touched or focused, or that appears in a part of the menu. */
function preloadLinks({ target }: Event): void {
  if (!(target instanceof Element)) return;
  const links = target instanceof HTMLDetailsElement ? target.querySelectorAll('a') : [target.closest('a')];
  for (const link of links) {
    const url = link?.getAttribute('href') ?? '';
    if (!link?.target && /^\/(?!\/)/.test(url)) preloadUrl(url).catch(() => undefined);
  }
}

/**
 * Loads code before the visitor needs it: of a link that is about to be pressed, and of the next step of a journey when the
 * screen of the present one has come to rest. A failure has no effect: the press requests the code again.
 * @param press the visitor's first press, perhaps on a link; null for a press that the page has kept until its hydration,
 *   which starts the next step as soon as it is repeated
 */
export function preloadScreens(router: SiteRouter, press: Event | null): void {
  if (press) preloadLinks(press);
  else preloadNextStep(router.state.location);
  for (const type of ['pointerover', 'focusin', 'toggle']) document.addEventListener(type, preloadLinks, true);
  let timer = 0;
  const wait = ({ location }: SiteRouter['state']) => {
    clearTimeout(timer);
    timer = window.setTimeout(preloadNextStep, restMs, location);
  };
  router.subscribe(wait);
  wait(router.state);
}
