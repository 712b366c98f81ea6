import type { FlightOffer } from '@aylal/contracts';
import { useLocale, useSearchParams, useServices } from '@aylal/shell';
import { Box, Card } from '@aylal/ui';
import { RadioRows } from '@aylal/ui/journey';
import { listedFares } from '../api/listed-offers.ts';
import { useFareWords } from '../ui/use-fare-words.ts';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { usePriceText } from '../ui/use-price-text.ts';

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <>
      <Box as="span" display="block">
        {first}
      </Box>
      {second}
    </>
  );
}

/** The fares of these flights as the list showed them. Choosing another one changes the address in place; without a list there is no choice. */
export function FareChoice({ offer }: { offer: FlightOffer }) {
  const t = useFlightsMessages();
  const services = useServices();
  const locale = useLocale();
  const words = useFareWords();
  const write = usePriceText();
  const [, setSearch] = useSearchParams();
  const fares = listedFares(services, offer, locale);
  if (fares.length === 0) return null;
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
      <RadioRows
        legend={t('offer.fares')}
        value={offer.key}
        onChange={choose}
        rows={fares.map((fare) => {
          const { bag, change, refund } = words(fare);
          return {
            value: fare.key,
            title: bag,
            description: <TwoLines first={change} second={refund} />,
            aside: write(fare.total_fare),
          };
        })}
      />
    </Card>
  );
}
