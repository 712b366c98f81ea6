import type { ComponentProps, ReactNode } from 'react';
import { RichText } from '@aylal/html/rich-text';
import { RouteLink } from '@aylal/shell';
import { isInternalLink } from '../services/is-internal-link.ts';

/** A text of the provider whose links to our own pages are steps inside the shell. */
export function ProviderText(props: Omit<ComponentProps<typeof RichText>, 'OwnLink'>) {
  return <RichText {...props} OwnLink={OwnLink} />;
}

function OwnLink({ href, children }: { href: string; children: ReactNode }) {
  const page = isInternalLink(href);
  return page === null ? <a href={href}>{children}</a> : <RouteLink to={page}>{children}</RouteLink>;
}
