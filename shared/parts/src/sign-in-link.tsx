import { accountRoutes } from '@aylal/routes';
import { RouteLink, useLocation } from '@aylal/shell';
import type { ComponentProps } from 'react';
import { LinkButton } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';

/** Without scripts: a link to the page of the sign-in, which leads back here. With them the button beside it opens the dialog. */
export function SignInLink({ children, ...button }: ComponentProps<typeof LinkButton>) {
  const { pathname, search } = useLocation();
  const next = `${pathname.replace(/^\/[^/]*/, '')}${search}`;
  return (
    <WithoutScripts>
      <LinkButton asChild {...button}>
        <RouteLink to={accountRoutes.login.to({}, { next })}>{children}</RouteLink>
      </LinkButton>
    </WithoutScripts>
  );
}
