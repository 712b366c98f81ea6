import type { PaymentPort } from './payment-port.ts';

declare module '../../platform/deps.ts' {
  interface Deps {
    readonly payments: PaymentMethods;
  }
}

/** Every way in which money can come in, by its wire name. */
export interface PaymentMethods {
  /** The ways that can be used now, in the order in which they are offered. */
  readonly offered: readonly PaymentPort[];
  /** The way of an invoice, offered or not any more: what it has opened is followed to its end. Throws for a name that there never was. */
  of(name: string): PaymentPort;
  close(): Promise<void>;
}

/** The registry of ways to pay. `ports` stand in the order in which they are offered. */
export function paymentMethods(ports: readonly PaymentPort[]): PaymentMethods {
  const byName = new Map<string, PaymentPort>(ports.map((port) => [port.name, port]));
  return {
    offered: ports.filter(({ ready }) => ready),
    of: (name) => {
      const port = byName.get(name);
      if (!port) throw new Error(`There is no way to pay called ${name}`);
      return port;
    },
    close: async () => {
      await Promise.all(ports.map((port) => port.close()));
    },
  };
}
