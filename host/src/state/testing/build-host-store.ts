import { createHostStore, type HostState, type HostStore } from '../host-store.ts';

/** The state of a Mongolian page of nobody, with prices in tögrög, by default. */
export function buildHostStore(
  began: Partial<Pick<HostState, 'session' | 'locale' | 'currency' | 'pageForm'>> = {},
): HostStore {
  return createHostStore({
    session: { status: 'anonymous' },
    locale: 'mn',
    currency: { currency: 'MNT', rates: {} },
    pageForm: null,
    ...began,
  });
}
