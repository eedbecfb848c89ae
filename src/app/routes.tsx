import { type ComponentType, Suspense } from 'react';
import { createBrowserRouter, matchRoutes, Navigate, type RouteObject } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { type LazySubScreens, useLazyCode } from '#src/features/sub-screens/lazy-screen.tsx';
import { allowCodeRetry, type LazyCode, lazyCode } from '#src/lib/browser/lazy-code.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { ErrorScreen } from './error-screen.tsx';
import { Layout } from './layout/layout.tsx';

/** The `handle` of a route: the sub-screens of a section that have their own code. */
type RouteHandle = { screens?: LazySubScreens };

type RouteModule = { Component: ComponentType; handle?: RouteHandle };

/** Imports the code of a screen. */
type LoadRoute = () => Promise<RouteModule>;

const auth = {
  login: async () => ({ Component: (await import('#src/pages/auth/login-page.tsx')).LoginPage }),
  findId: async () => ({ Component: (await import('#src/pages/auth/find-id-page.tsx')).FindIdPage }),
  findIdComplete: async () => ({
    Component: (await import('#src/pages/auth/find-id-complete-page.tsx')).FindIdCompletePage,
  }),
  findPassword: async () => ({ Component: (await import('#src/pages/auth/find-password-page.tsx')).FindPasswordPage }),
  newPassword: async () => ({ Component: (await import('#src/pages/auth/new-password-page.tsx')).NewPasswordPage }),
} satisfies Record<string, LoadRoute>;

const loadPostPage = async () => ({ Component: (await import('#src/pages/archive/post-page.tsx')).PostPage });

/** The path and the code of every screen. The code of a screen is loaded when it is first opened. */
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
  [patterns.community, loadPostPage],
  [patterns.notice, loadPostPage],
  [
    paths.publication,
    async () => {
      const { PublicationsPage, publicationScreens } = await import('#src/pages/publications/publications-page.tsx');
      return { Component: PublicationsPage, handle: { screens: publicationScreens } };
    },
  ],
  [paths.contact, async () => ({ Component: (await import('#src/pages/contact/contact-page.tsx')).ContactPage })],
];

/** The page of all widgets is for developers. The production build does not contain it. */
const developmentScreens: [string, LoadRoute][] = import.meta.env.DEV
  ? [[paths.widgets, async () => ({ Component: (await import('#src/pages/widgets/widgets-page.tsx')).WidgetsPage })]]
  : [];

const codeByPath = new Map([...screens, ...developmentScreens].map(([path, load]) => [path, lazyCode(load)]));

function LazyRoute({ code }: { code: LazyCode<RouteModule> }) {
  const { Component } = useLazyCode(code);
  return <Component />;
}

/**
 * Returns the `lazy` function of a route. React Router keeps a rejected promise until the page is reloaded. When the code
 * fails to load, the function therefore returns an element that requests the code once more, and shows an error with a retry
 * if that fails too.
 */
function lazyRoute(code: LazyCode<RouteModule>): RouteObject['lazy'] {
  const element = (
    <Suspense fallback={<LoadingPanel />}>
      <LazyRoute code={code} />
    </Suspense>
  );
  return () =>
    code.preload().catch((error: unknown) => {
      allowCodeRetry(error);
      return { element };
    });
}

/** The route table. Any other path is replaced by the home page. */
export const routes: RouteObject[] = [
  {
    element: <Layout />,
    errorElement: <ErrorScreen />,
    HydrateFallback: () => null,
    children: [
      {
        errorElement: <ErrorScreen inLayout />,
        children: [
          ...[...codeByPath].map(([path, code]): RouteObject => ({ path, lazy: lazyRoute(code) })),
          { path: '*', element: <Navigate to={paths.home} replace /> },
        ],
      },
    ],
  },
];

/** Creates the router of the site. Tests create their own router from `routes`. */
export const createRouter = () => createBrowserRouter(routes);

/**
 * Loads the code of the screen that a URL shows, so that the router can render it at once.
 * @param pathname the path of the URL
 * @param menu the title of the sub-screen
 * @returns the loaded components of the screen and of its sub-screen
 * @throws Error if the code fails to load
 */
export async function preloadScreen(pathname: string, menu: string): Promise<ComponentType[]> {
  const components: ComponentType[] = [];
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    const code = codeByPath.get(route.path ?? '');
    if (code && route.lazy) Object.assign(route, await code.preload(), { lazy: undefined });
    const { screens = {} }: RouteHandle = route.handle ?? {};
    const subScreen = await screens[menu]?.preload();
    components.push(...[route.Component, subScreen].filter((component) => typeof component === 'function'));
  }
  return components;
}
