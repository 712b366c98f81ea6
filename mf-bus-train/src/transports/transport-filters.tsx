import { useState } from 'react';
import { transportKinds } from '@aylal/domain';
import { RouteLink, useSearchParams } from '@aylal/shell';
import { LinkButton, ScrollRow, Stack, TextField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { transportsAddress, type TransportChoice } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';

/** Text and kind. Kinds are links, so that they work before any script does. */
export function TransportFilters({ choice }: { choice: TransportChoice }) {
  const t = useBusMessages();
  const [, setSearch] = useSearchParams();
  // Its own, so that no letter waits for the address.
  const [typed, setTyped] = useState(choice.text);
  const set = (text: string) =>
    setSearch(
      (present) => {
        const next = new URLSearchParams(present);
        next.delete('page');
        if (text) next.set('text', text);
        else next.delete('text');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Stack gap="3" marginTop="4" marginBottom="5" role="search">
      <TextField
        type="search"
        label={t('transports.search')}
        aria-required={false}
        maxLength={60}
        autoComplete="off"
        prefix={<IconSearch size={20} />}
        value={typed}
        onChange={({ target: { value } }) => {
          setTyped(value);
          set(value);
        }}
      />
      <ScrollRow as="nav" aria-label={t('transports.kinds')}>
        {(['', ...transportKinds] as const).map((kind) => (
          <LinkButton key={kind} asChild size="sm" variant={kind === (choice.kind ?? '') ? 'soft' : 'outline'}>
            <RouteLink
              to={transportsAddress(choice, { kind })}
              aria-current={kind === (choice.kind ?? '') ? 'page' : undefined}
            >
              {t(`transports.kind.${kind || 'all'}`)}
            </RouteLink>
          </LinkButton>
        ))}
      </ScrollRow>
    </Stack>
  );
}
