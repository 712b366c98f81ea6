import type { TripDay } from '@aylal/contracts/trips';
import { Box, Card, Grid, Heading, Text } from '@aylal/ui';
import { Accordion, Disclosure } from '@aylal/ui/primitives';
import { TripPicture } from '../../ui/package-booking/trip-picture.tsx';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** The trip day by day; the first day stands open, or all of them where it is to be printed. */
export function Programme({ days, open = false }: { days: readonly TripDay[]; open?: boolean }) {
  const t = useBusMessages();
  return (
    <Card padded>
      <Heading size="h2">{t('trip.programme')}</Heading>
      <Accordion marginTop="2">
        {days.map((day, index) => (
          <Disclosure
            key={`${index} ${day.title}`}
            defaultOpen={open || index === 0}
            summary={days.length === 1 ? day.title : `${t('trip.day', { day: index + 1 })} · ${day.title}`}
          >
            <Grid templateColumns={day.picture ? { base: '1fr', md: '240px minmax(0, 1fr)' } : '1fr'} gap="4">
              {day.picture && (
                <Box borderRadius="md" overflow="hidden" alignSelf="start" data-print="hide">
                  <TripPicture url={day.picture} />
                </Box>
              )}
              <Box>
                <Text>{day.text}</Text>
                <Text kind="small" tone="muted" marginTop="1">
                  {[
                    ...(day.meals.length > 0
                      ? [t('trip.meals', { meals: day.meals.map((meal) => t(`trip.meal.${meal}`)).join(', ') })]
                      : []),
                    ...(day.stay ? [t('trip.stay', { stay: day.stay })] : []),
                  ].join(' · ')}
                </Text>
              </Box>
            </Grid>
          </Disclosure>
        ))}
      </Accordion>
    </Card>
  );
}
