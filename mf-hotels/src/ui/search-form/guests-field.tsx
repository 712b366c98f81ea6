import { lazy, Suspense, useState } from 'react';
import { Box, Button, FieldNote, Skeleton } from '@aylal/ui';
import { AnchoredPanel, FieldButton } from '@aylal/ui/journey';
import { guestLabel } from '../guest-label.ts';
import { useHotelsMessages } from '../use-hotels-messages.ts';
import type { SearchFormValues } from './search-form-schema.ts';

// The names of all countries come with it: only who opens the panel waits for them.
const GuestsPanel = lazy(async () => {
  const { GuestsPanel: Component } = await import(/* webpackChunkName: "guests" */ './guests-panel.tsx');
  return { default: Component };
});

export type Guests = Pick<SearchFormValues, 'rooms' | 'adults' | 'ages' | 'nationality'>;

/** HOTEL-12: rooms, adults, children with the age of each, and nationality, which prices depend on. */
export function GuestsField(props: {
  value: Guests;
  onChange: (guests: Partial<Guests>) => void;
  error: string | undefined;
}) {
  const { value, onChange, error } = props;
  const t = useHotelsMessages();
  const [open, setOpen] = useState(false);
  return (
    <Box minWidth="0">
      <AnchoredPanel
        open={open}
        onClose={() => setOpen(false)}
        title={t('guests.title')}
        align="end"
        width="400px"
        anchor={
          <FieldButton
            caption={t('guests.title')}
            value={guestLabel({ ...value, children: value.ages.length }, t)}
            aria-haspopup="dialog"
            aria-expanded={open}
            invalid={error !== undefined}
            onClick={() => setOpen(!open)}
          />
        }
        footer={<Button onClick={() => setOpen(false)}>{t('guests.done')}</Button>}
      >
        <Suspense fallback={<Skeleton height="300px" />}>
          <GuestsPanel value={value} onChange={onChange} refused={error !== undefined} />
        </Suspense>
      </AnchoredPanel>
      {error && (
        <Box marginTop="1.5">
          <FieldNote id="hotels-guests-note" error={error} />
        </Box>
      )}
    </Box>
  );
}
