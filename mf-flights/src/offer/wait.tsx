import type { Layover } from '@aylal/domain/flights';
import { formatDuration, useLocale } from '@aylal/shell';
import { Flex, Stack } from '@aylal/ui';
import { IconClockExclamation, IconMoonStars } from '@aylal/ui/icons';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** The time between two flights, and what makes it hard: a night, another airport. */
export function Wait({ wait, city }: { wait: Layover; city: string }) {
  const t = useFlightsMessages();
  const locale = useLocale();
  return (
    <Stack
      gap="1"
      marginBlock="4"
      paddingBlock="2.5"
      paddingInline="3.5"
      bg="bg.warning"
      borderRadius="md"
      textStyle="small"
      color="fg.warning"
    >
      <Flex gap="2" align="center">
        <IconClockExclamation size={18} />
        {t('offer.wait', { city, duration: formatDuration(wait.minutes, locale) })}
      </Flex>
      {wait.overnight && (
        <Flex gap="2" align="center">
          <IconMoonStars size={18} />
          {t('offer.overnight')}
        </Flex>
      )}
      {wait.airportChange && <b>{t('offer.changeAirport', { from: wait.airport, to: wait.nextAirport })}</b>}
    </Stack>
  );
}
