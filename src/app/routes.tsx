import { type ComponentType, Suspense } from 'react';
import { type createBrowserRouter, Navigate, Outlet, type RouteObject } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { ScreenTitle } from '#src/components/layout/document-title.tsx';
import { paymentReturnRoute } from '#src/features/payment/return/payment-return-route.ts';
import { type LazyComponent, lazyCode, lazyComponent } from '#src/lib/browser/lazy-code.tsx';
import { paths, patterns } from '#src/navigation/paths.ts';
import { routePatternOf } from '#src/navigation/route-pattern.ts';
import type { ScreenLocation } from '#src/navigation/screen-location.ts';
import type { ScreenId } from '#src/navigation/screens.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';
import { ScreenHydrated } from './screen-hydrated.tsx';

/** The router of the site in a browser. */
export type SiteRouter = ReturnType<typeof createBrowserRouter>;

/** The code of a route. A section also has components for its screens; some are lazy-loaded. */
type ScreenCode = {
  Component: ComponentType;
  subScreens?: Readonly<Partial<Record<ScreenId, ComponentType | LazyComponent>>>;
};

/** Imports the code of a screen. */
type LoadScreen = () => Promise<ScreenCode>;

const auth = {
  login: async () => ({ Component: (await import('#src/pages/auth/login-page.tsx')).LoginPage }),
  findId: async () => ({ Component: (await import('#src/pages/auth/find-id-page.tsx')).FindIdPage }),
  findIdComplete: async () => ({
    Component: (await import('#src/pages/auth/find-id-complete-page.tsx')).FindIdCompletePage,
  }),
  findPassword: async () => ({ Component: (await import('#src/pages/auth/find-password-page.tsx')).FindPasswordPage }),
  newPassword: async () => ({ Component: (await import('#src/pages/auth/new-password-page.tsx')).NewPasswordPage }),
} satisfies Record<string, LoadScreen>;

const loadPostPage = async () => ({ Component: (await import('#src/pages/archive/post-page.tsx')).PostPage });

/** The path and the code of every screen. The code of a screen is loaded when it is first opened. */
const routeCode: [string, LoadScreen, Pick<RouteObject, 'loader' | 'shouldRevalidate'>?][] = [
  [paths.home, async () => ({ Component: (await import('#src/pages/home/home-page.tsx')).HomePage })],
  [paths.login, auth.login],
  [paths.findId, auth.findId],
  [paths.findIdComplete, auth.findIdComplete],
  [paths.findPassword, auth.findPassword],
  [paths.newPassword, auth.newPassword],
  [paths.signup, async () => ({ Component: (await import('#src/pages/signup/signup-page.tsx')).SignupPage })],
  [
    paths.mypage,
    async () => {
      const { MyPage, publicScreens } = await import('#src/pages/mypage/my-page.tsx');
      return { Component: MyPage, subScreens: publicScreens };
    },
  ],
  [
    paths.introduce,
    async () => {
      const { AboutPage, aboutScreens } = await import('#src/pages/about/about-page.tsx');
      return { Component: AboutPage, subScreens: aboutScreens };
    },
  ],
  [
    paths.society,
    async () => {
      const { SocietyPage, societyScreens } = await import('#src/pages/society/society-page.tsx');
      return { Component: SocietyPage, subScreens: societyScreens };
    },
    paymentReturnRoute,
  ],
  [patterns.guide, async () => ({ Component: (await import('#src/pages/society/guides/guide-page.tsx')).GuidePage })],
  [
    paths.membership,
    async () => {
      const { MembershipPage, membershipScreens } = await import('#src/pages/membership/membership-page.tsx');
      return { Component: MembershipPage, subScreens: membershipScreens };
    },
    paymentReturnRoute,
  ],
  [paths.information, async () => ({ Component: (await import('#src/pages/archive/archive-page.tsx')).ArchivePage })],
  [patterns.community, loadPostPage],
  [patterns.notice, loadPostPage],
  [
    paths.publication,
    async () => {
      const { PublicationsPage, publicationScreens } = await import('#src/pages/publications/publications-page.tsx');
      return { Component: PublicationsPage, subScreens: publicationScreens };
    },
  ],
  [paths.contact, async () => ({ Component: (await import('#src/pages/contact/contact-page.tsx')).ContactPage })],
];

/** The screens, each of whose code is loaded once, by a navigation, by the rendering or ahead. */
const lazyScreens = routeCode.map(([path, load, data]) => {
  const code = lazyCode(load);
  return { path, data, code, Component: lazyComponent(async () => (await code.preload()).Component) };
});

/** Renders the screen of the current location. Its boundary lets header and footer hydrate before the code of the screen. */
const ScreenOutlet = () => (
  <Suspense fallback={<LoadingPanel />}>
    <ScreenTitle />
    <Outlet />
    <ScreenHydrated />
  </Suspense>
);

/**
 * Returns the route table. A navigation waits for the code of its screen. If the code fails to load, the rendering requests
 * it once more, and the error screen has a retry if that fails too.
 * @param firstPath the path of the first location, whose screen is rendered without waiting for its code
 * @param createFirst returns what renders this screen; without it, a loading panel stands for the screen until its code
 *   arrives
 */
export function createRoutes(
  firstPath: string,
  createFirst = (Screen: LazyComponent): ComponentType => Screen,
): RouteObject[] {
  const screenRoute = ({ path, data, Component }: (typeof lazyScreens)[number]): RouteObject => {
    if (path === routePatternOf(firstPath)) {
      const First = createFirst(Component);
      // The screen is also shown while its loader runs.
      return { path, ...data, Component: First, HydrateFallback: First };
    }
    const waitForCode = () => Component.preload().catch(() => undefined);
    return { path, ...data, lazy: () => waitForCode().then(() => ({ Component })) };
  };
  return [
    {
      element: <Layout />,
      errorElement: <ErrorScreen />,
      children: [
        {
          element: <ScreenOutlet />,
          errorElement: <ErrorScreen inLayout />,
          // Any other path is replaced by the home page.
          children: [...lazyScreens.map(screenRoute), { path: '*', element: <Navigate to={paths.home} replace /> }],
        },
      ],
    },
  ];
}

/**
 * Loads the code of a screen.
 * @returns the loaded components: of the route, and of a screen of a section with code of its own
 * @throws Error if the code fails to load
 */
export async function preloadScreen({ pattern, screen }: ScreenLocation): Promise<ComponentType[]> {
  const route = lazyScreens.find(({ path }) => path === pattern);
  if (!route) return [];
  const { subScreens } = await route.code.preload();
  const Component = await route.Component.preload();
  const Screen = subScreens?.[screen];
  return Screen && 'preload' in Screen ? [Component, await Screen.preload()] : [Component];
}
