import type { Money } from '@aylal/domain';
import { formatMoney, useLocale, usePrice } from '@aylal/shell';
import { Box, PriceTag } from '@aylal/ui';

/** A price in the display currency; what is charged stands under it when that is another one. */
export function DisplayPriceTag({
  price,
  size = 'md',
  align = 'start',
}: {
  price: Money;
  size?: 'row' | 'md' | 'lg';
  align?: 'start' | 'end';
}) {
  const { currency, display } = usePrice();
  const locale = useLocale();
  const written = display(price);
  return (
    <Box as="span" display="inline-block" textAlign={align}>
      <PriceTag {...written} size={size} />
      {currency !== 'MNT' && written.currency !== 'MNT' && (
        <Box as="span" display="block" textStyle="caption" color="fg.muted" whiteSpace="nowrap">
          {formatMoney(price, locale)}
        </Box>
      )}
    </Box>
  );
}
