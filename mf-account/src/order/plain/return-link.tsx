import type { ComponentProps, ReactNode } from 'react';
import type { Order } from '@aylal/contracts/orders';
import { RouteLink } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';
import { returnAddress, type Return } from './plain-return.ts';

interface ReturnLinkProps extends Partial<
  Pick<ComponentProps<typeof LinkButton>, 'size' | 'variant' | 'width' | 'marginTop'>
> {
  readonly order: Order;
  readonly what: Return;
  readonly children: ReactNode;
}

/** Without scripts: leads to the form that the button beside it opens in a dialog. */
export function ReturnLink({ order, what, children, size = 'sm', variant = 'outline', ...place }: ReturnLinkProps) {
  return (
    <WithoutScripts>
      <LinkButton asChild size={size} variant={variant} {...place}>
        <RouteLink to={returnAddress(order, what)}>{children}</RouteLink>
      </LinkButton>
    </WithoutScripts>
  );
}
