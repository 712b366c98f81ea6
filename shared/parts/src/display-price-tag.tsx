import type { Money } from '@aylal/domain/money';
import { formatMoney, useLocale, usePrice } from '@aylal/shell';
import { Box, PriceTag } from '@aylal/ui';

/** A price in the display currency; what is charged is under it when that is another one. */
export function DisplayPriceTag({
  price,
  size = 'md',
  align = 'start',
}: {
  price: Money;
  size?: 'row' | 'md' | 'lg';
  align?: 'start' | 'end';
}) {
  const { display } = usePrice();
  return (
    <Box as="span" display="inline-block" textAlign={align}>
      <PriceTag {...display(price)} size={size} />
      <ChargedNote price={price} />
    </Box>
  );
}

/** The tögrög that are charged, under a price that is shown in another currency; nothing where the price is in tögrög itself. */
export function ChargedNote({ price }: { price: Money }) {
  const { display } = usePrice();
  const locale = useLocale();
  if (display(price).currency === 'MNT') return null;
  return (
    <Box as="span" display="block" textStyle="caption" fontWeight="400" color="fg.muted" whiteSpace="nowrap">
      {formatMoney(price, locale)}
    </Box>
  );
}
