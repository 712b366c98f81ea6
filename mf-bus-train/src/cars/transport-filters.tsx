import { useState } from 'react';
import { transportKinds } from '@aylal/domain/transports';
import { Stack } from '@aylal/ui';
import { transportsAddress, type TransportChoice } from '../domain/transport-choice.ts';
import { useBusMessages } from '../ui/use-bus-messages.ts';
import { KindLinks } from '../ui/package-booking/kind-links.tsx';
import { useFilter } from '../ui/package-booking/use-filter.ts';
import { WordField } from '../ui/package-booking/word-field.tsx';

/** Text and kind. */
export function TransportFilters({ choice }: { choice: TransportChoice }) {
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
      <WordField label={t('transports.search')} value={typed} onType={type} />
      <KindLinks
        label={t('transports.kinds')}
        kinds={transportKinds}
        chosen={choice.kind}
        nameOf={(kind) => t(`transports.kind.${kind}`)}
        addressOf={(kind) => transportsAddress(choice, { kind })}
      />
    </Stack>
  );
}
