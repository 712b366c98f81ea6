import type { FlightPlaces } from '../airports/flight-places.ts';
import type { AirlinePort } from '../booking/airline-port.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/database/database.ts';
import type { Logger } from '@aylal/server';
import { PartnerError } from '../../../platform/partner-http/partner-error.ts';
import { acceptAirlineChange, airlineChangeOf } from './airline-changes-of.ts';
import type { Rates } from './api-price.ts';
import { issueChange } from './issue-change.ts';
import { issueHeld } from './issue-held.ts';
import type { OrderApi } from './order-api-client.ts';
import { refundOrder } from './refund-order.ts';
import { releaseNextHold } from './release-next-hold.ts';
import { reserveChange } from './reserve-change.ts';
import { reserveOffer } from './reserve-offer.ts';
import { findAirlineOrder } from './airline-order-store.ts';

/** What every step with an airline needs. */
export interface AirlineParts {
  readonly api: OrderApi;
  readonly db: Db;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly rates: () => Promise<Rates>;
  readonly places: () => Promise<FlightPlaces>;
}

/**
 * Airlines behind an order API: an offer is held at the booking, paid once our customer has paid, and its tickets are read from the airline's order.
 * What was sent without an answer is asked after before anything is sent again.
 */
export function createOrderApiAirline(parts: AirlineParts): AirlinePort {
  const { api, db, logger } = parts;

  /** The answer, or `otherwise` where the airline is silent; what went wrong is in the log. */
  async function heardOr<T, O>(step: string, reference: string, work: () => Promise<T>, otherwise: O): Promise<T | O> {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      logger.warn('airline-failed', { step, reference, kind: error.kind, key: error.key });
      return otherwise;
    }
  }

  return {
    reserve: (request) =>
      heardOr('reserve', request.reference, () => reserveOffer(parts, request), { kind: 'silent' as const }),
    reserveChange: (request) =>
      heardOr('reserve-change', request.reference, () => reserveChange(parts, request), { kind: 'silent' as const }),
    issue: ({ reference, offer }) =>
      heardOr(
        'issue',
        reference,
        async () => {
          const row = await findAirlineOrder(db, offer.key);
          if (!row) return undefined;
          return row.change === null ? issueHeld(parts, row) : issueChange(parts, row, row.change);
        },
        undefined,
      ),
    refund: (request) =>
      heardOr('refund', request.reference, () => refundOrder(parts, request), { kind: 'silent' as const }),
    changeOf: (request) => airlineChangeOf(parts, request),
    acceptChange: (request) => acceptAirlineChange(parts, request),
    releaseNext: () => releaseNextHold(parts),
    close: () => api.close(),
  };
}
