import type { FareLine } from '@aylal/contracts/flights';
import { totalOfFares } from '@aylal/domain/flights';
import type { Money } from '@aylal/domain/money';
import { usePriceText } from '@aylal/parts';
import { formatMoney, useLocale, usePrice } from '@aylal/shell';
import { Box, PriceTag } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { travellerLabel } from './traveller-label.ts';
import { useFlightsMessages } from './use-flights-messages.ts';

/** What a price is made of, by passenger type. The total is what is charged, in tögrög; the display currency is beside it. */
export function PriceBreakdown({ fares, total }: { fares: readonly FareLine[]; total: Money }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  const { currency, charged } = usePrice();
  const write = usePriceText();
  const money = (amount: Money) => formatMoney(amount, locale);
  const taxes = fares.reduce((sum, fare) => sum + fare.count * fare.taxes, 0);
  // What the total holds beyond fares and taxes is ours.
  const serviceFee = Math.max(0, total - totalOfFares(fares));
  return (
    <KeyValueList>
      {fares.map((fare) => (
        <KeyValue
          key={fare.type}
          label={t('price.line', {
            travellers: travellerLabel({ adult: 0, child: 0, infant: 0, [fare.type]: fare.count }, t),
            price: money(fare.base),
          })}
        >
          {money(fare.count * fare.base)}
        </KeyValue>
      ))}
      <KeyValue label={t('price.taxes')}>{money(taxes)}</KeyValue>
      {serviceFee > 0 && <KeyValue label={t('price.serviceFee')}>{money(serviceFee)}</KeyValue>}
      <KeyValue label={t('price.total')} total>
        <PriceTag {...charged(total)} size="lg" />
        {currency !== 'MNT' && (
          <Box textStyle="caption" color="fg.muted" fontWeight="400">
            ~{write(total)}
          </Box>
        )}
      </KeyValue>
    </KeyValueList>
  );
}
