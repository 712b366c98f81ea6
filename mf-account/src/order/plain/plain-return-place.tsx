import { lazy, Suspense } from 'react';
import type { Order } from '@aylal/contracts/orders';
import { useSearchParams } from '@aylal/shell';
import { WithoutScripts } from '@aylal/ui/primitives';
import { returnOf } from './plain-return.ts';

const PlainReturnForm = lazy(async () => {
  const { PlainReturnForm: Component } = await import(
    /* webpackChunkName: "without-scripts" */ './plain-return-form.tsx'
  );
  return { default: Component };
});

/** Without scripts the form that gives something back stands on the page of its order, where the address asks for it. */
export function PlainReturnPlace({ order }: { order: Order }) {
  const [search] = useSearchParams();
  const asked = returnOf(search);
  if (!asked) return null;
  return (
    <WithoutScripts>
      <Suspense>
        <PlainReturnForm order={order} asked={asked} />
      </Suspense>
    </WithoutScripts>
  );
}
