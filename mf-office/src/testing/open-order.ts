import { buildStaff, staffStub } from '@aylal/office/testing';
import { renderRemote, type Stub } from '@aylal/testing';
import { remote } from '../remote.ts';

/** The page of the order AYL-4K7P2XQ8 in English, as a person of the office sees it; of support unless another is named. */
export function openOrder(stubs: readonly Stub[], staff = buildStaff('support')) {
  return renderRemote(remote, {
    at: '/en/orders/AYL-4K7P2XQ8',
    locale: 'en',
    mode: 'office',
    stubs: [staffStub(staff), ...stubs],
  });
}

/** An answer of 200 with this result. */
export function ok<R>(result: R) {
  return { status_code: 200 as const, message: '', result };
}
