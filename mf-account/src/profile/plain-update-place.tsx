import { lazy, Suspense } from 'react';
import type { SessionUser } from '@aylal/contracts/account';
import { useSearchParams } from '@aylal/shell';
import { WithoutScripts } from '@aylal/ui/primitives';
import { changeOf } from './plain-update-address.ts';

const PlainUpdate = lazy(async () => {
  const { PlainUpdate: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-update.tsx');
  return { default: Component };
});

/** Without scripts the form of a detail stands on the page of all of them, where the address asks for it. */
export function PlainUpdatePlace({ user }: { user: SessionUser }) {
  const [search] = useSearchParams();
  const field = changeOf(search);
  if (!field) return null;
  return (
    <WithoutScripts>
      <Suspense>
        <PlainUpdate field={field} user={user} />
      </Suspense>
    </WithoutScripts>
  );
}
