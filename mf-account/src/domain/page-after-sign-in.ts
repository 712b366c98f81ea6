import { isLocale } from '@aylal/domain/language';

/** Where to go after signing in: a page of ours, without language. Anything that does not begin with a single slash is ignored (WEB-4). */
export function pageAfterSignIn(next: string | undefined): string {
  if (!next || !/^\/(?![/\\])/.test(next)) return '/';
  const [first = '', ...rest] = next.slice(1).split('/');
  return isLocale(first) ? `/${rest.join('/')}` : next;
}
