import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLocale, useServices } from '@aylal/shell';
import { VisuallyHidden } from '@aylal/ui';
import { withoutLanguage } from '../services/navigation.ts';
import { focusHeading } from './focus-heading.ts';
import { watchLostFocus } from './lost-focus.ts';
import { useDocumentTitle } from './screen-title.ts';
import { useShell } from './shell-context.tsx';

/** What happens outside React when the page changes: title and language of the document, the page view, the session's check, and the focus on the new heading, also when it is lost. */
export function RouteAnnouncer() {
  const { analytics } = useServices();
  const { session } = useShell();
  const language = useLocale();
  const { pathname, search } = useLocation();
  const title = useDocumentTitle();
  const path = withoutLanguage(pathname);
  const focusedPath = useRef(path);

  useEffect(() => {
    document.title = title;
  }, [title]);
  useEffect(() => {
    // Written once more it would make a phone work out the looks of the whole page again.
    if (document.documentElement.lang !== language) document.documentElement.lang = language;
  }, [language]);
  // `pathname` begins with the language; reading it here too would count a switch twice.
  const viewed = useEffectEvent((at: string, query: string) => analytics.pageView({ path: at, query, language }));
  useEffect(() => {
    viewed(pathname, search.slice(1));
    void session.ensure();
  }, [session, pathname, search]);
  useEffect(() => {
    if (focusedPath.current === path) return;
    focusedPath.current = path;
    const main = document.getElementById('main');
    if (main) focusHeading(main);
  }, [path]);
  useEffect(() => watchLostFocus(document), []);

  return <VisuallyHidden role="status">{title}</VisuallyHidden>;
}
