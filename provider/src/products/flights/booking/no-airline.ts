import type { AirlinePort } from './airline-port.ts';

/** Without an airline nothing is reserved, issued or paid back. */
export const noAirline: AirlinePort = {
  reserve: async () => ({ kind: 'silent' }),
  reserveChange: async () => ({ kind: 'silent' }),
  issue: async () => undefined,
  refund: async () => ({ kind: 'silent' }),
  releaseNext: async () => false,
  close: async () => {},
};
