import { lazy, Suspense } from 'react';
import { Button, Flex } from '@aylal/ui';
import { RadioChips, WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import type { StatementFilter } from '../../domain/statement-filter.ts';
import { PastDaysField } from '../past-days-field.tsx';
import { useAccountMessages } from '../use-account-messages.ts';
import { useSearchFilter } from '../use-search-filter.ts';

const PlainStatementFilter = lazy(async () => {
  const { PlainStatementFilter: Component } = await import(
    /* webpackChunkName: "without-scripts" */ './plain-statement-filter.tsx'
  );
  return { default: Component };
});

const ways = ['all', 'DEPOSIT', 'WITHDRAW'] as const;

/** Which way money went and between which days. It is in the address, so that it survives a reload and can be sent. */
export function StatementFilterBar({ filter }: { filter: StatementFilter }) {
  const t = useAccountMessages();
  const { set, clear } = useSearchFilter();
  return (
    <>
      <WithScripts>
        <Flex gap="3" wrap="wrap" align="flex-end">
          <RadioChips
            legend={t('wallet.way.legend')}
            options={ways.map((value) => ({ value, label: t(`wallet.way.${value}`) }))}
            value={filter.transfer_type ?? 'all'}
            onChange={(value) => set({ transfer_type: value === 'all' ? '' : value })}
          />
          <PastDaysField from={filter.from} to={filter.to} onChange={set} />
          {Object.keys(filter).length > 0 && (
            <Button variant="ghost" onClick={clear}>
              {t('wallet.clear')}
            </Button>
          )}
        </Flex>
      </WithScripts>
      <WithoutScripts>
        <Suspense>
          <PlainStatementFilter filter={filter} />
        </Suspense>
      </WithoutScripts>
    </>
  );
}
