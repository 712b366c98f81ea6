import { useState } from 'react';
import { tripKinds, tripLengths } from '@aylal/contracts';
import { localDateAt } from '@aylal/domain';
import { formatMonth, RouteLink, useLocale, useSearchParams, useServices } from '@aylal/shell';
import { Box, Grid, LinkButton, ScrollRow, SelectField, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { monthsAhead, tripsAddress, type TripChoice } from '../domain/trip-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** Text, kind, length and month. Kinds are links, so that they work before any script does. */
export function TripFilters({ choice }: { choice: TripChoice }) {
  const t = useBusMessages();
  const locale = useLocale();
  const { now } = useServices();
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
        <SelectField
          label={t('trips.length')}
          value={choice.length ?? ''}
          options={[
            { value: '', label: t('trips.anyLength') },
            ...tripLengths.map((length) => ({ value: length, label: t(`trips.lengthOf.${length}`) })),
          ]}
          onChange={({ target }) => set('length', target.value)}
        />
        <SelectField
          label={t('trips.month')}
          value={choice.month ?? ''}
          options={[
            { value: '', label: t('trips.anyMonth') },
            ...monthsAhead(localDateAt(now(), 'Asia/Ulaanbaatar')).map((month) => ({
              value: month,
              label: formatMonth(`${month}-01`, locale),
            })),
          ]}
          onChange={({ target }) => set('month', target.value)}
        />
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
