import { accountRoutes } from '@aylal/routes';
import { RouteLink, useLocation } from '@aylal/shell';
import type { ComponentProps } from 'react';
import { LinkButton } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';

type SignInLinkProps = ComponentProps<typeof LinkButton>;

/** Without scripts: a link to the page of the sign-in, which leads back here. With them the button beside it opens the dialog. */
export function SignInLink(props: SignInLinkProps) {
  return (
    <WithoutScripts>
      <PlainLink {...props} />
    </WithoutScripts>
  );
}

function PlainLink({ children, ...button }: SignInLinkProps) {
  const { pathname, search } = useLocation();
  const next = `${pathname.replace(/^\/[^/]*/, '')}${search}`;
  return (
    <LinkButton asChild {...button}>
      <RouteLink to={accountRoutes.login.to({}, { next })}>{children}</RouteLink>
    </LinkButton>
  );
}
