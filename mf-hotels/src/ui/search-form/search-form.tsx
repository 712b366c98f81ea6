import { lazy, Suspense } from 'react';
import { useServices } from '@aylal/shell';
import { Button, Grid, Notice, Stack } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconSearch } from '@aylal/ui/icons';
import { homeDate } from '@aylal/domain/calendar';
import { useHotelsMessages } from '../use-hotels-messages.ts';
import { GuestsField } from './guests-field.tsx';
import { PlaceField } from './place-field.tsx';
import { StayDatesField } from './stay-dates-field.tsx';
import { useSearchForm, type SearchFormStart } from './use-search-form.ts';

// Of the server alone: a browser that runs scripts renders none of it.
const PlainSearch = lazy(async () => {
  const { PlainSearch: Component } = await import(/* webpackChunkName: "without-scripts" */ './plain-search.tsx');
  return { default: Component };
});

/** Where, which nights, how many rooms and who. Leads to the list: the search lives in its address. */
export function SearchForm(start: SearchFormStart) {
  const t = useHotelsMessages();
  const { now } = useServices();
  const { values, set, fault, submit, fromFaultyAddress } = useSearchForm(start);
  return (
    <>
      <WithoutScripts>
        <Suspense>
          <PlainSearch values={values} faults={start.faults ?? {}} />
        </Suspense>
      </WithoutScripts>
      <WithScripts asChild>
        <form onSubmit={submit} noValidate role="search" aria-label={t('search.title')}>
          <Stack gap="3">
            {fromFaultyAddress && (
              <Notice tone="warning" live="alert">
                {t('search.addressFault')}
              </Notice>
            )}
            <Grid
              gap="2"
              alignItems="start"
              templateColumns={{
                base: 'minmax(0,1fr)',
                lg: 'minmax(0,1fr) minmax(0,1fr)',
                xl: 'minmax(0,1.5fr) minmax(0,1.35fr) minmax(0,1.15fr) auto',
              }}
            >
              <PlaceField value={values.text} onChange={(text) => set({ text })} error={fault('text')} />
              <StayDatesField
                checkIn={values.check_in}
                checkOut={values.check_out}
                onChange={set}
                today={homeDate(now())}
                error={fault('check_in', 'check_out')}
              />
              <GuestsField
                value={values}
                onChange={set}
                error={fault('rooms', 'adults', 'children', 'child_age_details', 'nationality')}
              />
              <Button type="submit" size="lg" width="full">
                <IconSearch />
                {t('search.submit')}
              </Button>
            </Grid>
          </Stack>
        </form>
      </WithScripts>
    </>
  );
}
