import { type ComponentType, Suspense, use, useEffect } from 'react';
import { matchRoutes, Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { LoadingPanel } from '#src/components/feedback/state-panel.tsx';
import { type LazySubScreens, useLazyCode } from '#src/features/sub-screens/lazy-screen.tsx';
import { codeToHydrate, endHydration } from '#src/lib/browser/hydration.ts';
import { allowCodeRetry, type LazyCode, lazyCode } from '#src/lib/browser/lazy-code.ts';
import { paths, patterns } from '#src/navigation/paths.ts';
import { createRouter, type Preload, type Router } from '#src/navigation/router/router.ts';
import { createSiteHistory } from '#src/navigation/router/site-history.ts';
import { Layout } from './layout/layout.tsx';
import { ScreenErrors } from './screen-errors.tsx';

/** The code of a screen. A section also has the sub-screens that have their own code. */
type RouteModule = { Component: ComponentType; screens?: LazySubScreens };

/** The `handle` of a route: the code of its screen. */
type RouteHandle = { code?: LazyCode<RouteModule> };

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
  [
    paths.mypage,
    async () => {
      const { MyPage, publicScreens } = await import('#src/pages/mypage/my-page.tsx');
      return { Component: MyPage, screens: publicScreens };
    },
  ],
  [
    paths.introduce,
    async () => {
      const { AboutPage, aboutScreens } = await import('#src/pages/about/about-page.tsx');
      return { Component: AboutPage, screens: aboutScreens };
    },
  ],
  [
    paths.society,
    async () => {
      const { SocietyPage, societyScreens } = await import('#src/pages/society/society-page.tsx');
      return { Component: SocietyPage, screens: societyScreens };
    },
  ],
  [patterns.guide, async () => ({ Component: (await import('#src/pages/society/guides/guide-page.tsx')).GuidePage })],
  [
    paths.membership,
    async () => {
      const { MembershipPage, membershipScreens } = await import('#src/pages/membership/membership-page.tsx');
      return { Component: MembershipPage, screens: membershipScreens };
    },
  ],
  [paths.information, async () => ({ Component: (await import('#src/pages/archive/archive-page.tsx')).ArchivePage })],
  [patterns.community, loadPostPage],
  [patterns.notice, loadPostPage],
  [
    paths.publication,
    async () => {
      const { PublicationsPage, publicationScreens } = await import('#src/pages/publications/publications-page.tsx');
      return { Component: PublicationsPage, screens: publicationScreens };
    },
  ],
  [paths.contact, async () => ({ Component: (await import('#src/pages/contact/contact-page.tsx')).ContactPage })],
];

/** The page of all widgets is for developers. The production build does not contain it. */
const developmentScreens: [string, LoadRoute][] = import.meta.env.DEV
  ? [[paths.widgets, async () => ({ Component: (await import('#src/pages/widgets/widgets-page.tsx')).WidgetsPage })]]
  : [];

function LazyRoute({ code }: { code: LazyCode<RouteModule> }) {
  const { key } = useLocation();
  // React delays a navigation until the boundary is hydrated or empty.
  const isReplaced = !use(codeToHydrate(key));
  useEffect(() => {
    if (!isReplaced) endHydration();
  }, [isReplaced]);
  return isReplaced ? null : <LoadedRoute code={code} />;
}

function LoadedRoute({ code }: { code: LazyCode<RouteModule> }) {
  const { Component } = useLazyCode(code);
  return <Component />;
}

/**
 * Returns the route of a screen. The boundary lets the rest of a prerendered page hydrate before the code of the screen
 * arrives. While the site starts with an empty page, a loading panel stands for the screen.
 */
function screenRoute([path, load]: [string, LoadRoute]): RouteObject {
  const code = lazyCode(load);
  const element = (
    <Suspense fallback={<LoadingPanel />}>
      <LazyRoute code={code} />
    </Suspense>
  );
  return { path, element, handle: { code } satisfies RouteHandle };
}

/** The route table. Any other path is replaced by the home page. */
export const routes: RouteObject[] = [
  {
    element: (
      <ScreenErrors>
        <Layout />
      </ScreenErrors>
    ),
    children: [
      ...[...screens, ...developmentScreens].map(screenRoute),
      { path: '*', element: <Navigate to={paths.home} replace /> },
    ],
  },
];

/** Renders the screen of the current location. */
export const Screens = () => useRoutes(routes);

function codeOf(pathname: string): LazyCode<RouteModule> | undefined {
  const { code }: RouteHandle = matchRoutes(routes, pathname)?.at(-1)?.route.handle ?? {};
  return code;
}

/**
 * Loads the code of the screen at a path before a navigation. When it fails, the rendering requests the code once more,
 * and shows an error with a retry if that fails too.
 */
export const preloadRoute: Preload = (pathname) => {
  const code = codeOf(pathname);
  return !code || code.isLoaded() ? undefined : code.preload().then(() => undefined, allowCodeRetry);
};

type RouterOptions = {
  /** Loads the code of the screen at a path before a navigation. */
  preload?: Preload;
  /** The query of the first location, in place of the query of the URL. */
  search?: string;
};

/** Creates the router of the site. */
export function createSiteRouter({ preload = preloadRoute, search }: RouterOptions = {}): Router {
  const history = createSiteHistory();
  const { location } = history;
  const hasUrl = search === undefined || search === location.search;
  return createRouter(history, preload, hasUrl ? location : { ...location, search, state: null });
}

/**
 * Loads the code of the screen that a URL shows, so that it can be rendered at once.
 * @param pathname the path of the URL
 * @param menu the title of the sub-screen
 * @returns the loaded components of the screen and of its sub-screen
 * @throws Error if the code fails to load
 */
export async function preloadScreen(pathname: string, menu: string): Promise<ComponentType[]> {
  const route = await codeOf(pathname)?.preload();
  const subScreen = await route?.screens?.[menu]?.preload();
  return [route?.Component, subScreen].filter((component) => component !== undefined);
}
