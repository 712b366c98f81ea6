import type { ReactNode } from 'react';
import { useLocale, useSearchParams, useSharedMessages } from '@aylal/shell';
import { Button } from '@aylal/ui';
import { WithoutScripts } from '@aylal/ui/primitives';

export interface AddressFormProps {
  /** The page that it leads to, without language: the pattern of a route. */
  to: string;
  /** Keys of the address that its fields write; all others stay as they are. */
  own: readonly string[];
  children: ReactNode;
}

/**
 * Fields that are part of the address: sorting, filters. A script applies each at once; where none runs, the browser sends them
 * as a form by GET, with a button that is seen only there. Fields need a `name` of the address.
 */
export function AddressForm({ to, own, children }: AddressFormProps) {
  const locale = useLocale();
  const s = useSharedMessages();
  const [search] = useSearchParams();
  return (
    <form method="get" action={`/${locale}${to}`} onSubmit={(event) => event.preventDefault()}>
      {[...search]
        .filter(([key]) => !own.includes(key))
        .map(([key, value]) => (
          <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
        ))}
      {children}
      <WithoutScripts>
        <Button type="submit" variant="outline" width="full" marginTop="2">
          {s('form.apply')}
        </Button>
      </WithoutScripts>
    </form>
  );
}
