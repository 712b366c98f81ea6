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

/** A place for what other verticals lend; empty where nobody does. */
export function Slot<N extends SlotName>({ name, props }: SlotPlace<N>) {
  const Outlet = useContext(SlotContext);
  if (!Outlet) throw new Error('Slot needs SlotProvider above it');
  return <Outlet name={name} {...(props ? { props } : {})} />;
}
