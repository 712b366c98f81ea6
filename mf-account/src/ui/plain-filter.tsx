import type { ReactNode } from 'react';
import { AddressForm } from '@aylal/parts';
import { RouteLink } from '@aylal/shell';
import { LinkButton } from '@aylal/ui';

export interface PlainFilterProps {
  /** The page, without language. */
  readonly to: string;
  /** Keys of the address that the fields write, or that make no sense with another filter. */
  readonly own: readonly string[];
  /** The words of the way out of the filter; none where nothing is asked for. */
  readonly clear: string | null;
  readonly children: ReactNode;
}

/** A filter of a list without scripts: its fields as a form, and the way back to the whole list. */
export function PlainFilter({ to, own, clear, children }: PlainFilterProps) {
  return (
    <>
      <AddressForm to={to} own={own}>
        {children}
      </AddressForm>
      {clear !== null && (
        <LinkButton asChild variant="ghost" marginTop="2">
          <RouteLink to={to}>{clear}</RouteLink>
        </LinkButton>
      )}
    </>
  );
}
