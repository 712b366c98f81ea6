import { useState, type FormEvent } from 'react';
import { useServices, type SlotPart } from '@aylal/shell';
import { Button, Grid } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { WordField } from '../ui/package-booking/word-field.tsx';
import { LengthField, MonthField } from './trip-choice-fields.tsx';

const anyTrip: TripChoice = { text: '', page: 1 };

/** The search of trips in its tab of the home page: a word, how long and when, each as one likes. */
function HomeTripsPart() {
  const t = useBusMessages();
  const { navigator } = useServices();
  const [choice, setChoice] = useState({ text: '', length: '', month: '' });
  const set = (change: Partial<typeof choice>) => setChoice({ ...choice, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigator.go(tripsAddress(anyTrip, { ...choice, text: choice.text.trim() }));
  };
  return (
    <form onSubmit={submit} role="search" aria-label={t('trips.title')}>
      <Grid
        gap="3"
        alignItems="end"
        templateColumns={{ base: 'repeat(2, minmax(0,1fr))', lg: 'minmax(0,2fr) minmax(0,1fr) minmax(0,1fr) auto' }}
      >
        <Grid gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <WordField label={t('trips.search')} value={choice.text} onType={(text) => set({ text })} />
        </Grid>
        <LengthField value={choice.length} onChange={(length) => set({ length })} />
        <MonthField value={choice.month} onChange={(month) => set({ month })} />
        <Button type="submit" size="lg" width="full" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <IconSearch />
          {t('trips.submit')}
        </Button>
      </Grid>
    </form>
  );
}

export const part: SlotPart<'home.search'> = { Component: HomeTripsPart };
