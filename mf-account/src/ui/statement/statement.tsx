import { useState } from 'react';
import type { WalletType } from '@aylal/contracts/wallet';
import { useSearchParams } from '@aylal/shell';
import { Flex, Heading, Notice, Stack } from '@aylal/ui';
import { isTurnedRound, statementFilterOf } from '../../domain/statement-filter.ts';
import { useAccountMessages } from '../use-account-messages.ts';
import { ExportStatement } from './export-statement.tsx';
import { StatementFilterBar } from './statement-filter-bar.tsx';
import { StatementPage } from './statement-page.tsx';

/** Every movement of a wallet, newest first, filtered by the address and page by page. */
export function WalletStatement({ type }: { type: WalletType }) {
  const t = useAccountMessages();
  const [search] = useSearchParams();
  const filter = statementFilterOf(search);
  const wrong = isTurnedRound(filter);
  return (
    <Stack as="section" gap="3" aria-labelledby="wallet-statement">
      <Flex justify="space-between" align="center" gap="3" wrap="wrap">
        <Heading size="h2" id="wallet-statement">
          {t('wallet.statement')}
        </Heading>
        {!wrong && <ExportStatement type={type} filter={filter} />}
      </Flex>
      <StatementFilterBar filter={filter} />
      {wrong ? (
        <Notice tone="warning" live="status">
          {t('wallet.turnedRound')}
        </Notice>
      ) : (
        <Pages key={JSON.stringify([type, filter])} type={type} filter={filter} />
      )}
    </Stack>
  );
}

/** Where the pages before this one ended, so that there is a way back. Another filter begins again. */
function Pages({ type, filter }: { type: WalletType; filter: ReturnType<typeof statementFilterOf> }) {
  const [places, setPlaces] = useState<readonly string[]>([]);
  return (
    <StatementPage
      type={type}
      filter={filter}
      after={places.at(-1)}
      onOlder={(next) => setPlaces([...places, next])}
      onNewer={() => setPlaces(places.slice(0, -1))}
    />
  );
}
