import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import type { AirlinePort } from './airline-port.ts';

/** Without an airline nothing is reserved, issued or paid back. */
export const noAirline: AirlinePort = {
  reserve: async () => ({ kind: 'silent' }),
  reserveChange: async () => ({ kind: 'silent' }),
  issue: async () => undefined,
  refund: async () => ({ kind: 'silent' }),
  changeOf: () => Promise.reject(new PartnerError('unavailable', 'NO_AIRLINE')),
  acceptChange: () => Promise.reject(new PartnerError('unavailable', 'NO_AIRLINE')),
  releaseNext: async () => false,
  close: async () => {},
};
