import { listWork, readRequest, readWinner } from '@aylal/contracts/office';
import { officeQuery } from '@aylal/office';
import type { Services } from '@aylal/shell';
import type { WorkFilter, WorkKey } from '../domain/work-address.ts';

type Around = Pick<Services, 'api' | 'queryClient'>;

/** What a screen of work begins with: other work is loaded as pages after `after`. */
export function workPageQuery(services: Around, { kind, owner }: WorkFilter, after?: string) {
  return officeQuery(services, listWork, {
    query: { ...(kind ? { kind } : {}), ...(owner ? { owner } : {}), ...(after ? { after } : {}) },
  });
}

/** One piece of work; no item when it is done, or when there is no such work. */
export function oneWorkQuery(services: Around, { kind, reference }: WorkKey) {
  return officeQuery(services, listWork, { query: { kind, reference, limit: 1 } });
}

/** A request of a customer, for who has taken it. */
export function requestQuery(services: Around, reference: string) {
  return officeQuery(services, readRequest, { body: { reference } });
}

/** Who has won a large prize, for who has taken it. */
export function winnerQuery(services: Around, reference: string) {
  return officeQuery(services, readWinner, { body: { reference } });
}
