import type { HotelFacility } from '@aylal/contracts/hotels';
import { formatMoney, useLocale } from '@aylal/shell';
import { Box, Grid, Heading, Stack, Text } from '@aylal/ui';
import { useHotelsMessages } from './use-hotels-messages.ts';

/** Facilities by kind; what costs something says how much, for how long. What a hotel has not is left out. */
export function FacilityList({ facilities }: { facilities: readonly HotelFacility[] }) {
  const t = useHotelsMessages();
  const there = facilities.filter(({ is_exist }) => is_exist);
  const categories = [...new Set(there.map(({ category }) => category))];
  return (
    <Stack gap="4">
      {categories.map((category) => (
        <Box key={category}>
          <Heading as="h4" size="h3">
            {t(`facilities.${category}`)}
          </Heading>
          <Grid as="ul" listStyleType="none" templateColumns={{ base: '1fr', md: '1fr 1fr' }} columnGap="4" rowGap="1">
            {there
              .filter((facility) => facility.category === category)
              .map((facility) => (
                <FacilityLine key={facility.type} facility={facility} />
              ))}
          </Grid>
        </Box>
      ))}
    </Stack>
  );
}

function FacilityLine({ facility: { name, number, is_fee, fee_info } }: { facility: HotelFacility }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const price = fee_info && feeText(fee_info.Price, locale);
  return (
    <li>
      <Text as="span">{number === null ? name : t('facilities.number', { name, number })}</Text>
      {is_fee && (
        <Text as="span" kind="small" tone="muted" display="block">
          {fee_info ? t(`facilities.fee.${fee_info.FeeTimeCode}`, { price }) : t('facilities.fee.some')}
        </Text>
      )}
    </li>
  );
}

/** In the hotel's own currency: it is paid there. */
function feeText(
  { Amount, Currency }: { Amount: number; Currency: string },
  locale: Parameters<typeof formatMoney>[1],
) {
  return Currency === 'MNT' ? formatMoney(Amount, locale) : `${Amount} ${Currency}`;
}
