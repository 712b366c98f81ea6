import { useId } from 'react';
import type { FlightOffer } from '@aylal/contracts/flights';
import type { Money } from '@aylal/domain/money';
import { usePriceText } from '@aylal/parts';
import { formatInstant, useLocale, useSearchParams, useServices } from '@aylal/shell';
import { Card, Heading } from '@aylal/ui';
import { listedFares } from '../api/listed-offers.ts';
import { ruleWindow } from '../domain/rule-window.ts';
import { useFareLabels } from '../ui/use-fare-labels.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { FareTable } from './fare-table.tsx';

/** The fares of these flights as the list showed them, beside each other. Choosing another one changes the address in place; without a list there is no choice. */
export function FareChoice({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const services = useServices();
  const locale = useLocale();
  const labelsOf = useFareLabels();
  const write = usePriceText();
  const title = useId();
  const [, setSearch] = useSearchParams();
  const fares = listedFares(services, offer, locale);
  const departure = offer.trips[0]?.flights[0];
  if (fares.length === 0 || !departure) return null;
  const window = ruleWindow(departure, services.now());
  const refundEnds =
    window.stage === 'closed'
      ? t('offer.closedNow')
      : t('offer.until', { time: formatInstant(window.closedFrom, locale) });
  const fee = (key: 'fee' | 'feePlus', possible: boolean, price: Money) => {
    if (!possible) return t('rules.impossible');
    return price === 0
      ? t(key === 'fee' ? 'rules.free' : 'rules.freePlus')
      : t(`rules.${key}`, { price: write(price) });
  };
  const choose = (key: string) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.set('key', key);
        next.set('shown', String(fares.find((fare) => fare.key === key)?.total_fare ?? ''));
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Card padded>
      <Heading id={title} marginBottom="3">
        {t('offer.fares')}
      </Heading>
      <FareTable
        labelledBy={title}
        chosen={offer.key}
        onChoose={choose}
        fares={fares.map((fare) => ({
          key: fare.key,
          name: fare.fare_family ? t(`offer.${fare.fare_family}`) : '',
          total: fare.total_fare,
          bag: labelsOf(fare).bag,
          change: fee('feePlus', fare.exchange_before_depart_changeable, fare.exchange_before_depart_price),
          changeEnds: fare.exchange_before_depart_changeable ? t('offer.untilDeparture') : null,
          refund: fee('fee', fare.refundable_before_depart, fare.refund_before_depart_price),
          refundEnds: fare.refundable_before_depart ? refundEnds : null,
        }))}
      />
    </Card>
  );
}
