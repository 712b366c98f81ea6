import { useSearchParams } from '@aylal/shell';
import { Button, Flex, TextField } from '@aylal/ui';
import { RadioChips } from '@aylal/ui/journey';
import type { StatementFilter } from '../domain/statement-filter.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

const ways = ['all', 'DEPOSIT', 'WITHDRAW'] as const;

/** Which way money went and between which days. It stands in the address, so that it survives a reload and can be sent. */
export function StatementFilterBar({ filter }: { filter: StatementFilter }) {
  const t = useAccountMessages();
  const [search, setSearch] = useSearchParams();

  function set(name: keyof StatementFilter, value: string) {
    const next = new URLSearchParams(search);
    if (value === '') next.delete(name);
    else next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  }

  return (
    <Flex gap="3" wrap="wrap" align="flex-end">
      <RadioChips
        legend={t('wallet.way.legend')}
        options={ways.map((value) => ({ value, label: t(`wallet.way.${value}`) }))}
        value={filter.transfer_type ?? 'all'}
        onChange={(value) => set('transfer_type', value === 'all' ? '' : value)}
      />
      <TextField
        type="date"
        label={t('wallet.from')}
        optional
        value={filter.from ?? ''}
        max={filter.to}
        onChange={({ currentTarget }) => set('from', currentTarget.value)}
      />
      <TextField
        type="date"
        label={t('wallet.to')}
        optional
        value={filter.to ?? ''}
        min={filter.from}
        onChange={({ currentTarget }) => set('to', currentTarget.value)}
      />
      {Object.keys(filter).length > 0 && (
        <Button variant="ghost" onClick={() => setSearch({}, { replace: true, preventScrollReset: true })}>
          {t('wallet.clear')}
        </Button>
      )}
    </Flex>
  );
}
