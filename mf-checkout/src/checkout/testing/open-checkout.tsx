import { buildSessionUser, renderRemote, type Stub, type TestServicesOptions } from '@aylal/testing';
import { remote } from '../../remote.ts';
import { stubOptions, stubOrder, stubStanding } from '../../testing/checkout-stubs.ts';

/** What the button says for the standard order. */
export const payButton = 'QPay-ээр 2,186,400₮ төлөх';

/** The checkout of the standard order. */
export function open(stubs: Stub[], options: TestServicesOptions = {}) {
  return renderRemote(remote, { at: '/mn/checkout/AYL-4K7P2', user: buildSessionUser(), stubs, ...options });
}

/** The provider's answers for an order that can be paid. */
export const ready = () => [stubOrder(), stubOptions(), stubStanding('not-started')];
