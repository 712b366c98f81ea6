import { createContext, useContext, type ComponentType } from 'react';

/** Fills the places that screens open; the host provides it, because only it can load remotes. */
export type SlotOutlet = ComponentType<{ name: string; props?: Record<string, unknown> }>;

const SlotContext = createContext<SlotOutlet | null>(null);
export const SlotProvider = SlotContext.Provider;

/** A place for what other verticals lend, by name; empty where nobody does. */
export function Slot({ name, props }: { name: string; props?: Record<string, unknown> }) {
  const Outlet = useContext(SlotContext);
  if (!Outlet) throw new Error('Slot needs SlotProvider above it');
  return <Outlet name={name} {...(props ? { props } : {})} />;
}
