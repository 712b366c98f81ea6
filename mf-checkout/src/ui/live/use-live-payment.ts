import { useEffect, useEffectEvent, useState } from 'react';
import { watchPayment } from '@aylal/contracts/payments';
import { usePageReturn, useQuery, useServices } from '@aylal/shell';
import { checkPaymentQuery, paymentStandingKey } from '../../api/check-payment-query.ts';
import { pollDelay } from '../../domain/poll-delay.ts';
import { openLivePayment } from './open-live-payment.ts';

/**
 * The state of an order's payment, kept fresh for as long as the checkout page is there (ruling 27): by server-sent events, by questions
 * with growing pauses where they fail, and again whenever the page is seen again. `begun` says that money may be on its way, so that silence
 * is asked about; `onNews` is called whenever the order may have changed.
 */
export function useLivePayment(
  refNumber: string,
  { enabled, begun, onNews }: { enabled: boolean; begun: boolean; onNews: () => void },
) {
  const services = useServices();
  const [live, setLive] = useState(false);
  /** How many answers there had been at the last sign of life: the pauses grow from there. */
  const [since, setSince] = useState(0);
  const query = useQuery({
    ...checkPaymentQuery(services, refNumber),
    enabled,
    refetchInterval: ({ state }) =>
      pollDelay(
        begun && state.error ? 'unknown' : state.data?.state,
        live,
        state.dataUpdateCount + state.errorUpdateCount - since,
      ),
  });
  const ask = () => {
    if (!enabled) return;
    const state = services.queryClient.getQueryState(paymentStandingKey(refNumber));
    setSince((state?.dataUpdateCount ?? 0) + (state?.errorUpdateCount ?? 0));
    void query.refetch();
    onNews();
  };
  usePageReturn(ask);
  const askOnNews = useEffectEvent(ask);

  useEffect(() => {
    // A browser without server-sent events, and a server that renders, get their news by asking.
    if (!enabled || typeof EventSource === 'undefined') return undefined;
    return openLivePayment({
      url: watchPayment.path.replace('{ref_number}', encodeURIComponent(refNumber)),
      open: (url) => new EventSource(url),
      onUpdate: () => askOnNews(),
      onConnection: (connection) => {
        setLive(connection.live);
        if (connection.gap) askOnNews();
      },
      random: Math.random,
    });
  }, [enabled, refNumber]);

  return query;
}
