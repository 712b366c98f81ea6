import { lazy, Suspense, useEffect, type CSSProperties } from 'react';
import { matchPath, Outlet, useLocation, useNavigate, useNavigation, useParams } from 'react-router';
import { isLocale } from '@aylal/domain/language';
import { SlotProvider, useLocale, useServices } from '@aylal/shell';
import { chakra, ProgressBar, ScrollToTop, SkipLink, UiProvider } from '@aylal/ui';
import { DialogHost } from '../dialogs/dialog-host.tsx';
import { withLanguage, withoutLanguage } from '../services/navigation.ts';
import { PanelHost } from '../panels/panel-host.tsx';
import { Footer } from '../shell/footer.tsx';
import { MiniAppBar } from '../shell/mini-app-bar.tsx';
import { MiniAppTabs, tabsHeight } from '../shell/mini-app-tabs.tsx';
import { OfflineBanner } from '../shell/offline-banner.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { ToastHost } from '../toasts/toast-host.tsx';
import { RouteAnnouncer } from './route-announcer.tsx';
import { ScrollRestorer } from './scroll-restoration.tsx';
import { useShell } from './shell-context.tsx';
import { SlotOutlet } from './slot-outlet.tsx';

/** The frame of every page: bar, offline banner, the page, footer, and the hosts of dialogs and toasts. It never waits for a remote (MFE-5). */
export function Layout() {
  const { mode } = useServices();
  const locale = useLocale();
  useOurLanguageInAddress();
  const { descriptors } = useShell();
  const { pathname } = useLocation();
  const path = withoutLanguage(pathname);
  const shown = descriptors.flatMap(({ routes }) => routes).filter((route) => matchPath(route.pattern, path));
  const bare = shown.some((route) => route.bare);
  const tabbed = !bare && mode === 'emongolia';
  const sticky = shown.some((route) => route.sticky);
  return (
    <UiProvider locale={locale}>
      <SlotProvider value={SlotOutlet}>
        <SkipLink />
        <PageProgress />
        <Frame style={tabbed ? withTabs : undefined}>
          <DialogHost />
          <PanelHost />
          {/* A rendered page takes the bar and the footer over by themselves, so that what is tapped between them need not wait for them. */}
          <Suspense>
            {!bare && mode === 'web' && <TopBar onSky={path === '/'} sticky={sticky} />}
            {!bare && mode === 'office' && <OfficeBar />}
          </Suspense>
          {tabbed && <MiniAppBar />}
          <OfflineBanner />
          <Main id="main" tabIndex={-1}>
            <Outlet />
          </Main>
          <Suspense>{!bare && mode === 'web' && <Footer />}</Suspense>
          {tabbed && <MiniAppTabs />}
          <ScrollToTop />
          <RouteAnnouncer />
        </Frame>
        <ToastHost />
      </SlotProvider>
      <ScrollRestorer />
    </UiProvider>
  );
}

/** What sticks to the foot of a page (`ActionBar`) stands above the tabs. */
const withTabs = { '--foot': tabsHeight } as CSSProperties;

/** No customer's page carries it. */
const OfficeBar = lazy(async () => ({
  default: (await import(/* webpackChunkName: "office" */ '../shell/office-bar.tsx')).OfficeBar,
}));

/** SHELL-18. */
function PageProgress() {
  return <ProgressBar active={useNavigation().state !== 'idle'} />;
}

/**
 * The address always begins with the language that is spoken (I18N-03, GAP-05). After a switch, on going back to a page of the former language and for an
 * address without language it moves to the same page in our language; the page itself stays where it is, with everything typed.
 */
function useOurLanguageInAddress(): void {
  const locale = useLocale();
  const navigate = useNavigate();
  const { lng } = useParams();
  const { pathname, search, hash } = useLocation();
  const path = isLocale(lng) ? withoutLanguage(pathname) : pathname;
  const wanted = lng === locale ? null : `${withLanguage(path, locale)}${search}${hash}`;
  useEffect(() => {
    if (wanted !== null) void navigate(wanted, { replace: true, preventScrollReset: true });
  }, [navigate, wanted]);
}

const Frame = chakra('div', {
  base: { position: 'relative', display: 'flex', flexDirection: 'column', minHeight: '100dvh' },
});

/** Fills the window, so that the footer is below the fold while the page is on its way and nothing seen moves when it arrives. */
const Main = chakra('main', {
  base: { flex: '1', minWidth: '0', minHeight: '100dvh', '&:focus-visible': { outline: 'none' } },
});
