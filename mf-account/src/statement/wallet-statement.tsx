import { useState } from 'react';
import type { WalletType } from '@aylal/contracts';
import { Card, Stack } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/journey';
import type { StatementView } from '../api/wallet-statement-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { StatementPage } from './statement-page.tsx';

const ways = ['all', 'DEPOSIT', 'WITHDRAW'] as const;
type Way = (typeof ways)[number];

/** Every movement of a wallet, newest first, page by page; all of them, or only what came or what went. */
export function WalletStatement({ type }: { type: WalletType }) {
  const t = useAccountMessages();
  const [way, setWay] = useState<Way>('all');
  return (
    <Stack gap="4">
      <RadioChips
        legend={t('statement.show')}
        hideLegend
        options={ways.map((value) => ({ value, label: t(`statement.ways.${value}`) }))}
        value={way}
        onChange={setWay}
      />
      <Card padded>
        <StatementLines key={way} view={way === 'all' ? { type } : { type, transfer_type: way }} />
      </Card>
    </Stack>
  );
}

function StatementLines({ view }: { view: StatementView }) {
  const t = useAccountMessages();
  /** Where each shown page begins; the first one at the top. */
  const [places, setPlaces] = useState<readonly (string | undefined)[]>([undefined]);
  return (
    <Stack as="ul" gap="0" listStyleType="none" aria-label={t('statement.title')}>
      {places.map((after, index) => (
        <StatementPage
          key={after ?? 'top'}
          view={view}
          after={after}
          onMore={index === places.length - 1 ? (next) => setPlaces([...places, next]) : null}
        />
      ))}
    </Stack>
  );
}
