import { useState } from 'react';
import { tripKinds } from '@aylal/contracts';
import { RouteLink, useSearchParams } from '@aylal/shell';
import { Box, Grid, LinkButton, ScrollRow, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { LengthField, MonthField } from './trip-choice-fields.tsx';

/** Text, kind, length and month. Kinds are links, so that they work before any script does. */
export function TripFilters({ choice }: { choice: TripChoice }) {
  const t = useBusMessages();
  const [, setSearch] = useSearchParams();
  // Its own, so that no letter waits for the address.
  const [typed, setTyped] = useState(choice.text);
  const set = (key: 'text' | 'length' | 'month', value: string) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('page');
        if (value) next.set(key, value);
        else next.delete(key);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap="3" marginTop="4" marginBottom="5" role="search">
      <Grid
        gap="3"
        templateColumns={{ base: 'repeat(2, minmax(0,1fr))', md: 'minmax(0,2fr) minmax(0,1fr) minmax(0,1fr)' }}
      >
        <Box gridColumn={{ base: '1 / -1', md: 'auto' }}>
          <TextField
            type="search"
            label={t('trips.search')}
            aria-required={false}
            maxLength={60}
            autoComplete="off"
            prefix={<IconSearch size={20} />}
            value={typed}
            onChange={({ target: { value } }) => {
              setTyped(value);
              set('text', value);
            }}
          />
        </Box>
        <LengthField value={choice.length ?? ''} onChange={(length) => set('length', length)} />
        <MonthField value={choice.month ?? ''} onChange={(month) => set('month', month)} />
      </Grid>
      <ScrollRow as="nav" aria-label={t('trips.kinds')}>
        {(['', ...tripKinds] as const).map((kind) => (
          <LinkButton key={kind} asChild size="sm" variant={kind === (choice.kind ?? '') ? 'soft' : 'outline'}>
            <RouteLink
              to={tripsAddress(choice, { kind })}
              aria-current={kind === (choice.kind ?? '') ? 'page' : undefined}
            >
              {t(`trips.kind.${kind || 'all'}`)}
            </RouteLink>
          </LinkButton>
        ))}
      </ScrollRow>
    </Stack>
  );
}
