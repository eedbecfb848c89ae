import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { type LateScreen, lateScreen, ShownScreen } from '#src/features/sub-screens/late-screen.tsx';
import { loadCode } from '#src/lib/browser/load-code.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';

/** What a route of a section says of itself: those of its sub-screens whose code is not that of the section. */
type Handle = { screens?: Readonly<Record<string, LateScreen>> };

/** Imports the code of a screen. */
type LoadRoute = () => Promise<{ Component: ComponentType; handle?: Handle }>;

const auth = {
  login: async () => ({ Component: (await import('#src/pages/auth/login-page.tsx')).LoginPage }),
  findId: async () => ({ Component: (await import('#src/pages/auth/find-id-page.tsx')).FindIdPage }),
  findIdComplete: async () => ({
    Component: (await import('#src/pages/auth/find-id-complete-page.tsx')).FindIdCompletePage,
  }),
  findPassword: async () => ({ Component: (await import('#src/pages/auth/find-password-page.tsx')).FindPasswordPage }),
  newPassword: async () => ({ Component: (await import('#src/pages/auth/new-password-page.tsx')).NewPasswordPage }),
} satisfies Record<string, LoadRoute>;

const post = async () => ({ Component: (await import('#src/pages/archive/post-page.tsx')).PostPage });

/** Path and code of every screen; each screen's code is fetched when it is first opened. */
const screens: [string, LoadRoute][] = [
  [paths.home, async () => ({ Component: (await import('#src/pages/home/home-page.tsx')).HomePage })],
  [paths.login, auth.login],
  [paths.findId, auth.findId],
  [paths.findIdComplete, auth.findIdComplete],
  [paths.findPassword, auth.findPassword],
  [paths.newPassword, auth.newPassword],
  [paths.signup, async () => ({ Component: (await import('#src/pages/signup/signup-page.tsx')).SignupPage })],
  [paths.mypage, async () => ({ Component: (await import('#src/pages/mypage/my-page.tsx')).MyPage })],
  [
    paths.introduce,
    async () => {
      const { AboutPage, aboutScreens } = await import('#src/pages/about/about-page.tsx');
      return { Component: AboutPage, handle: { screens: aboutScreens } };
    },
  ],
  [paths.society, async () => ({ Component: (await import('#src/pages/society/society-page.tsx')).SocietyPage })],
  [patterns.guide, async () => ({ Component: (await import('#src/pages/society/guides/guide-page.tsx')).GuidePage })],
  [
    paths.membership,
    async () => {
      const { MembershipPage, membershipScreens } = await import('#src/pages/membership/membership-page.tsx');
      return { Component: MembershipPage, handle: { screens: membershipScreens } };
    },
  ],
  [paths.information, async () => ({ Component: (await import('#src/pages/archive/archive-page.tsx')).ArchivePage })],
  [patterns.community, post],
  [patterns.notice, post],
  [
    paths.publication,
    async () => {
      const { PublicationsPage, publicationScreens } = await import('#src/pages/publications/publications-page.tsx');
      return { Component: PublicationsPage, handle: { screens: publicationScreens } };
    },
  ],
  [paths.contact, async () => ({ Component: (await import('#src/pages/contact/contact-page.tsx')).ContactPage })],
];

/** The page of all widgets is for who builds the site, and not in the site that is built. */
const developmentScreens: [string, LoadRoute][] = import.meta.env.DEV
  ? [[paths.widgets, async () => ({ Component: (await import('#src/pages/widgets/widgets-page.tsx')).WidgetsPage })]]
  : [];

const loaders = new Map([...screens, ...developmentScreens]);

/**
 * A route whose code is fetched when it is opened. React Router keeps a rejected promise for as long as the page lives;
 * so a screen whose code did not come takes the place of the code, and requests it again when it is shown.
 */
function lazyRoute(load: LoadRoute): RouteObject['lazy'] {
  const screen = lateScreen(async () => (await load()).Component);
  const element = (
    <Suspense fallback={<LoadingPanel />}>
      <ShownScreen screen={screen} />
    </Suspense>
  );
  return () => loadCode(load).catch(() => ({ element }));
}

/** The route table. Any other path leads home and takes the entry's place in the history. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <ErrorScreen inLayout />,
        children: [
          ...[...loaders].map(([path, load]): RouteObject => ({ path, lazy: lazyRoute(load) })),
          { path: '*', element: <Navigate to={paths.home} replace /> },
        ],
      },
    ],
  },
];

/** @returns the router of the browser; a test makes its own from `routes` */
export const createRouter = () => createBrowserRouter(routes);

/**
 * Fetches the code of the screen that an address shows, so that the router has it from the start.
 * @param pathname the path of the address
 * @param menu its sub-screen
 * @returns the components that were fetched, of the screen and of its sub-screen
 * @throws TypeError where the code can't be fetched
 */
export async function loadScreen(pathname: string, menu: string): Promise<ComponentType[]> {
  const shown: ComponentType[] = [];
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const load = loaders.get(route.path ?? '');
    if (load && route.lazy) Object.assign(route, await loadCode(load), { lazy: undefined });
    const { screens = {} }: Handle = route.handle ?? {};
    const late = await screens[menu]?.fetch();
    shown.push(...[route.Component, late].filter((component) => typeof component === 'function'));
  }
  return shown;
}
