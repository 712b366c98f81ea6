import type { Order } from '@aylal/contracts/orders';
import { createContext, useContext, type ComponentType } from 'react';
import type { SlotCatalogue, SlotName } from './slot-catalogue.ts';

/** Fills the places that screens open; the host provides it, because only it can load remotes. */
export type SlotOutlet = ComponentType<{ name: string; props?: Readonly<Record<string, unknown>> }>;

const SlotContext = createContext<SlotOutlet | null>(null);
export const SlotProvider = SlotContext.Provider;

/** A place by name, with what the catalogue says that it hands over. */
export type SlotPlace<N extends SlotName> = {
  readonly name: N;
} & (keyof SlotCatalogue[N] extends never ? { readonly props?: never } : { readonly props: SlotCatalogue[N] });

/** An order with a place of its product: at the checkout, or on its own page. */
export interface OrderPlace {
  readonly place: 'checkout.summary' | 'order.detail';
  readonly order: Order;
}

/** The place of an order's product, filled by anyone who sells it. */
export function OrderSlot({ place, order }: OrderPlace) {
  const name = `${place}.${order.product}` as const;
  // The name says the product of the order; the compiler does not follow that over a union.
  return <Slot {...({ name, props: { order } } as SlotPlace<'order.detail.flight'>)} />;
}

/** A place for what other verticals contribute; empty where nobody does. */
export function Slot<N extends SlotName>({ name, props }: SlotPlace<N>) {
  const Outlet = useContext(SlotContext);
  if (!Outlet) throw new Error('Slot needs SlotProvider above it');
  return <Outlet name={name} {...(props ? { props } : {})} />;
}
