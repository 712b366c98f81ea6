import { useState, type FormEvent } from 'react';
import { transportKinds } from '@aylal/domain/transports';
import { useServices, type SlotPart } from '@aylal/shell';
import { Button, Grid, SelectField } from '@aylal/ui';
import { IconSearch } from '@aylal/ui/icons';
import { readTransportChoice, transportsAddress } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { WordField } from '../ui/package-booking/word-field.tsx';

/** The search of cars in its tab of the home page: a word and a kind, each as one likes. */
function HomeTransportsPart() {
  const t = useBusMessages();
  const { navigator } = useServices();
  const [typed, setTyped] = useState({ text: '', kind: '' });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    navigator.go(transportsAddress(readTransportChoice(new URLSearchParams(typed)), {}));
  };
  return (
    <form onSubmit={submit} role="search" aria-label={t('transports.title')}>
      <Grid
        gap="3"
        alignItems="end"
        templateColumns={{ base: 'minmax(0,1fr)', lg: 'minmax(0,2fr) minmax(0,1fr) auto' }}
      >
        <WordField label={t('transports.search')} value={typed.text} onType={(text) => setTyped({ ...typed, text })} />
        <SelectField
          label={t('transports.kinds')}
          value={typed.kind}
          options={(['', ...transportKinds] as const).map((kind) => ({
            value: kind,
            label: t(`transports.kind.${kind || 'all'}`),
          }))}
          onChange={({ target }) => setTyped({ ...typed, kind: target.value })}
        />
        <Button type="submit" size="lg" width="full">
          <IconSearch />
          {t('transports.submit')}
        </Button>
      </Grid>
    </form>
  );
}

export const part: SlotPart<'home.search'> = { Component: HomeTransportsPart };
