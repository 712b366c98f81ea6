import { lazy, Suspense } from 'react';
import type { ListedPassenger } from '@aylal/contracts/account';
import { useSearchParams } from '@aylal/shell';
import { WithoutScripts } from '@aylal/ui/primitives';
import { passengerKey } from './plain-passenger-address.ts';

const PlainPassenger = lazy(async () => {
  const { PlainPassenger: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-passenger.tsx');
  return { default: Component };
});

/** Without scripts the form of a passenger stands on the page of all of them, where the address asks for it. */
export function PlainPassengerPlace({ list }: { list: readonly ListedPassenger[] }) {
  const [search] = useSearchParams();
  if (!search.has(passengerKey)) return null;
  return (
    <WithoutScripts>
      <Suspense>
        <PlainPassenger list={list} />
      </Suspense>
    </WithoutScripts>
  );
}
