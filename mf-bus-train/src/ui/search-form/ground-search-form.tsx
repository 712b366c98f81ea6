import { lazy, Suspense } from 'react';
import type { BusStop } from '@aylal/contracts/bus';
import { PlacePair } from '@aylal/parts';
import { Button, Grid } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconSearch } from '@aylal/ui/icons';
import { useBusMessages } from '../use-bus-messages.ts';
import { DayFields } from './day-fields.tsx';
import { StopField, type StopFieldProps } from './stop-field.tsx';
import type { LandForm } from './use-search-form.ts';

// Of the server alone: a browser that runs scripts renders none of it.
const PlainGroundSearch = lazy(async () => {
  const { PlainGroundSearch: Component } = await import(
    /* webpackChunkName: "without-scripts" */ './plain-ground-search.tsx'
  );
  return { default: Component };
});

export interface GroundSearchFormProps {
  /** What the form is for, and what its button says. */
  title: string;
  submitLabel: string;
  form: LandForm;
  from: Pick<StopFieldProps, 'stops' | 'noneHint' | 'onChange' | 'mark'>;
  to: Pick<StopFieldProps, 'stops' | 'noneHint' | 'mark'>;
  /** The page to which a browser without scripts sends the form, and the places that it offers. */
  plain: { readonly to: string; readonly places: readonly BusStop[] | undefined };
}

/** From where, to where, on which day, and on which day back. */
export function GroundSearchForm({ title, submitLabel, form, from, to, plain }: GroundSearchFormProps) {
  const t = useBusMessages();
  const { values, set, fault, submit } = form;
  return (
    <>
      <WithoutScripts>
        <Suspense>
          <PlainGroundSearch
            title={title}
            submitLabel={submitLabel}
            to={plain.to}
            values={values}
            dayErrors={{ depart_date: fault('depart_date'), return_date: fault('return_date') }}
            places={plain.places ?? []}
          />
        </Suspense>
      </WithoutScripts>
      <WithScripts asChild>
        <form onSubmit={submit} noValidate role="search" aria-label={title}>
          <Grid
            gap="2"
            alignItems="start"
            templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,1.9fr) minmax(0,1.1fr) auto' }}
          >
            <PlacePair
              swapLabel={t('search.swap')}
              onSwap={() => set({ _from: values._to, _to: values._from })}
              disabled={values._from === '' || values._to === ''}
            >
              <StopField {...from} label={t('search.from')} value={values._from} error={fault('_from')} />
              <StopField
                {...to}
                label={t('search.to')}
                value={values._to}
                onChange={(_to) => set({ _to })}
                error={fault('_to')}
              />
            </PlacePair>
            <DayFields values={values} set={set} fault={fault} />
            <Button type="submit" size="lg" width="full">
              <IconSearch />
              {submitLabel}
            </Button>
          </Grid>
        </form>
      </WithScripts>
    </>
  );
}
