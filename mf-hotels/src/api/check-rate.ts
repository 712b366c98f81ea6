import { checkHotelRate, type CheckedRate, type HotelRate, type HotelStayQuery } from '@aylal/contracts/hotels';
import { ApiError, type ApiClient } from '@aylal/shell';
import { rateToCheck } from '../domain/rate-to-check.ts';

/** What a check has found. `stands`: as it was shown; `changed`: it costs something else; `gone`: not to be had; `silent`: ask again. */
export type RateCheck =
  | { readonly kind: 'stands' | 'changed'; readonly checked: CheckedRate }
  | { readonly kind: 'gone' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'silent' };

/** The price check of the popup: repeated whenever it opens, never cached. An unchanged price needs no question: `onStands` is called, unless the popup is closed by then. */
export function rateCheckQuery(
  api: ApiClient,
  rate: HotelRate,
  stay: HotelStayQuery,
  onStands: (checked: CheckedRate) => void,
) {
  return {
    queryKey: ['check-hotel-rate', rate.rate_key, stay] as const,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    meta: { personal: true },
    queryFn: async ({ signal }: { signal: AbortSignal }) => {
      const found = await checkRate(api, rate, stay);
      if (found.kind === 'stands' && !signal.aborted) onStands(found.checked);
      return found;
    },
  };
}

/** Asks once (API-38). Safe to repeat: nothing is booked by it. */
export async function checkRate(api: ApiClient, rate: HotelRate, stay: HotelStayQuery): Promise<RateCheck> {
  try {
    const answer = await api.call(checkHotelRate, { body: rateToCheck(rate, stay) });
    switch (answer.status_code) {
      case 200:
        return { kind: 'stands', checked: answer.result };
      case 208:
        return { kind: 'changed', checked: answer.result };
      case 401:
        return { kind: 'signed-out' };
      case 400:
      case 404:
        return { kind: 'gone' };
      case 503:
        return { kind: 'silent' };
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kind: 'silent' };
  }
}
