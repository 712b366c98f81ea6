import type { Money } from '@aylal/domain/money';
import { usePrice } from '@aylal/shell';
import { PriceTag, Text } from '@aylal/ui';

/** What is charged, always in tögrög; in another display currency its worth is under it. */
export function ChargedPrice({ amount, size }: { amount: Money; size?: 'row' | 'md' | 'lg' }) {
  const { currency, charged, display } = usePrice();
  const shown = display(amount);
  return (
    <>
      <PriceTag {...charged(amount)} size={size} />
      {currency !== 'MNT' && shown.currency === currency && (
        <Text as="span" kind="caption" tone="muted" display="block">
          ~{shown.signPlace === 'before' ? `${shown.sign}${shown.amount}` : `${shown.amount} ${shown.sign}`}
        </Text>
      )}
    </>
  );
}
