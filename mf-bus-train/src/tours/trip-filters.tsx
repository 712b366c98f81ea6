import { useState } from 'react';
import { tripKinds } from '@aylal/contracts/trips';
import { Box, Grid, Stack } from '@aylal/ui';
import { tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { KindLinks } from '../ui/package-booking/kind-links.tsx';
import { useFilter } from '../ui/package-booking/use-filter.ts';
import { WordField } from '../ui/package-booking/word-field.tsx';
import { LengthField, MonthField } from './trip-choice-fields.tsx';

/** Text, kind, length and month. */
export function TripFilters({ choice }: { choice: TripChoice }) {
  const t = useBusMessages();
  const set = useFilter();
  // Its own, so that no letter waits for the address.
  const [typed, setTyped] = useState(choice.text);
  const type = (text: string) => {
    setTyped(text);
    set('text', text);
  };
  return (
    <Stack gap="3" marginTop="4" marginBottom="5" role="search">
      <Grid
        gap="3"
        templateColumns={{ base: 'repeat(2, minmax(0,1fr))', md: 'minmax(0,2fr) minmax(0,1fr) minmax(0,1fr)' }}
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <WordField label={t('trips.search')} value={typed} onType={type} />
        </Box>
        <LengthField value={choice.length ?? ''} onChange={(length) => set('length', length)} />
        <MonthField value={choice.month ?? ''} onChange={(month) => set('month', month)} />
      </Grid>
      <KindLinks
        label={t('trips.kinds')}
        kinds={tripKinds}
        chosen={choice.kind}
        nameOf={(kind) => t(`trips.kind.${kind}`)}
        addressOf={(kind) => tripsAddress(choice, { kind })}
      />
    </Stack>
  );
}
