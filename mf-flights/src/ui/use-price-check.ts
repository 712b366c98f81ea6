import { useState } from 'react';
import type { Problem } from '@aylal/contracts';
import type { FlightOffer, FlightQuote } from '@aylal/contracts/flights';
import { ApiError, confirmDialog, formatMoney, useLocale, useServices, useSharedMessages } from '@aylal/shell';
import { checkPrice, quoteKey } from '../api/check-flight-offer-query.ts';
import { useFlightsMessages } from './use-flights-messages.ts';

/** What a price check came to: a quote to go on with, nothing (the customer stays), or the reason why the offer is not available. */
export type PriceCheck =
  | { kind: 'agreed'; quote: FlightQuote }
  | { kind: 'declined' }
  | { kind: 'gone' }
  | { kind: 'failed' };

export interface PriceChecking {
  readonly checking: boolean;
  /** Why this offer is no longer available, once a check has said so. */
  readonly gone: Problem | null;
  readonly check: (offer: FlightOffer, shownTotal: number) => Promise<PriceCheck>;
}

/** Checks the price before booking and asks about a changed one, old and new (API-24). The quote waits in the query cache for the booking page. */
export function usePriceCheck(offerKey: string): PriceChecking {
  const t = useFlightsMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  const { api, dialogs, queryClient } = useServices();
  const [checking, setChecking] = useState(false);
  const [gone, setGone] = useState<{ key: string; problem: Problem } | null>(null);
  const agreeTo = (before: number, after: number) =>
    dialogs.open(confirmDialog, {
      title: t('offer.changedTitle'),
      text: t(after > before ? 'offer.changedUp' : 'offer.changedDown', {
        difference: formatMoney(Math.abs(after - before), locale),
        before: formatMoney(before, locale),
        after: formatMoney(after, locale),
      }),
      confirm: t('offer.changedConfirm'),
      cancel: s('action.cancel'),
    });
  const check = async (offer: FlightOffer, shownTotal: number): Promise<PriceCheck> => {
    setChecking(true);
    setGone(null);
    try {
      const checked = await checkPrice(api, offer, shownTotal);
      const before = checked.quote.previous_total_fare ?? shownTotal;
      if (checked.changed && checked.quote.total_fare !== before && !(await agreeTo(before, checked.quote.total_fare)))
        return { kind: 'declined' };
      queryClient.setQueryData(quoteKey(offer), checked);
      return { kind: 'agreed', quote: checked.quote };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!error.problem) return { kind: 'failed' };
      setGone({ key: offer.key, problem: error.problem });
      return { kind: 'gone' };
    } finally {
      setChecking(false);
    }
  };
  return { checking, gone: gone?.key === offerKey ? gone.problem : null, check };
}
