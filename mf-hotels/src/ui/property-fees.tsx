import type { HotelFee } from '@aylal/contracts/hotels';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { useHotelsMessages } from './use-hotels-messages.ts';

const apart = ['at_property', 'conditional'] as const;

/** What is no part of the price: what the hotel takes itself, and what comes only when it is used; each by itself, never added up. */
export function PropertyFees({ fees }: { fees: readonly HotelFee[] }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  return apart.map((category) => {
    const there = fees.filter((fee) => fee.category === category && fee.is_exist);
    return there.length === 0 ? null : (
      <Box key={category} marginTop="2">
        <Text kind="small" strong>
          {t(`fees.${category}`)}
        </Text>
        <KeyValueList>
          {there.map(({ type, Amount, Currency }) => (
            <KeyValue key={`${type} ${Currency}`} label={t(`fees.${type}`)}>
              {Currency === 'MNT' ? formatMoney(Amount, locale) : `${Amount} ${Currency}`}
            </KeyValue>
          ))}
        </KeyValueList>
      </Box>
    );
  });
}
