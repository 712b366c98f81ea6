import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { useLocale } from '../services/use-locale.ts';

/** A link to a page of ours: `to` is an address without language, made by a route value. */
export function RouteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'to'> & { to: string }) {
  return <Link to={`/${useLocale()}${to === '/' ? '' : to}`} {...rest} />;
}
