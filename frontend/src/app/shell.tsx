import type { Role } from '@sumfox/contracts/endpoint';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useOnline } from '../shared/lib/online.js';
import { ErrorBoundary } from '../shared/ui/error-boundary.js';
import { PageHeaderSlot } from '../shared/ui/page-header.js';
import { TopNavigation } from './top-navigation.js';
import { useUser } from '../entities/account/index.js';
import { useMessages } from '../shared/messages/define-messages.js';
import { SHELL } from './shell.messages.js';
import './shell.css';

/** Fetched by parents alone. */
const ParentNavigation = lazy(() => import('./parent-navigation.js'));
/** Fetched by admins alone. */
const OfficeLook = lazy(() => import('./office-look.js'));

/** A paper brings its own header, so that nothing draws a child away from it. */
function isPaper(pathname: string): boolean {
  return /^\/assessments?\//.test(pathname);
}

/** A pupil's home, and the page that dresses it, are a picture from edge to edge. */
function isHome(pathname: string, role: Role): boolean {
  return role === 'child' && /^\/($|welcome$|my-look$|dashboard($|-))/.test(pathname);
}

function pageClass(pathname: string, role: Role): string {
  if (isPaper(pathname)) return 'page page--paper';
  return isHome(pathname, role) ? 'page page--wide' : 'page';
}

/** Navigation above, page below. A new page takes the focus, so that a screen reader starts at its top. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(SHELL);
  const { pathname } = useLocation();
  const online = useOnline();
  const { role } = useUser();
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else {
      window.scrollTo(0, 0);
      main.current?.focus({ preventScroll: true });
    }
  }, [pathname]);
  return (
    <>
      <a className="skip-link" href="#main">
        {t.skipToThePage}
      </a>
      {!isPaper(pathname) && <TopNavigation floats={isHome(pathname, role)} />}
      {role === 'admin' && (
        <Suspense>
          <OfficeLook />
        </Suspense>
      )}
      {role === 'parent' && (
        <Suspense fallback={<div className="second-row" />}>
          <ParentNavigation />
        </Suspense>
      )}
      {!online && !isPaper(pathname) && (
        <p className="offline-bar" role="status">
          {role === 'child' ? t.noInternetYourAnswers : t.noInternetYouSee}
        </p>
      )}
      <div ref={setHeaderSlot} className="page-header" />
      <main id="main" ref={main} tabIndex={-1} className={pageClass(pathname, role)}>
        <PageHeaderSlot value={headerSlot}>
          <ErrorBoundary resetKey={pathname}>{children}</ErrorBoundary>
        </PageHeaderSlot>
      </main>
    </>
  );
}
