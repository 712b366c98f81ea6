import type { AccountDay } from '@aylal/contracts/office';
import { QueryView, saveFile, WaitingBoxes } from '@aylal/parts';
import { formatMoney, useLocale, useQuery, useServices } from '@aylal/shell';
import { Button, Card, chakra, Notice, Stack, StatusView } from '@aylal/ui';
import { ledgerDayQuery } from '../api/ledger-query.ts';
import { closingCsv } from '../domain/closing-csv.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** The accounts of a day, and its closing as a file once the day is over. */
export function DayBooks({ day }: { day: string }) {
  const t = useOfficeMessages();
  const query = useQuery(ledgerDayQuery(useServices(), day));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('books.loading')} heights={['44px', '320px']} />}
      failed={{ title: t('books.failed'), phone: false }}
    >
      {({ accounts, is_over }) =>
        accounts.length === 0 ? (
          <StatusView kind="empty" title={t('books.emptyTitle')}>
            {t('books.emptyText')}
          </StatusView>
        ) : (
          <Stack gap="4">
            {is_over ? <SaveClosing day={day} accounts={accounts} /> : <Notice>{t('books.running')}</Notice>}
            <AccountTable accounts={accounts} />
          </Stack>
        )
      }
    </QueryView>
  );
}

function SaveClosing({ day, accounts }: { day: string; accounts: readonly AccountDay[] }) {
  const t = useOfficeMessages();
  const save = () => {
    const headings = [
      t('books.day'),
      t('ledger.account'),
      t('books.kind'),
      t('books.debit'),
      t('books.credit'),
      t('books.balance'),
    ] as const;
    const text = closingCsv(day, accounts, { headings, kind: (kind) => t(`books.kinds.${kind}`) });
    saveFile(`aylal-closing-${day}.csv`, 'text/csv;charset=utf-8', text);
  };
  return (
    <Button variant="outline" alignSelf="start" onClick={save}>
      {t('books.save')}
    </Button>
  );
}

function AccountTable({ accounts }: { accounts: readonly AccountDay[] }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const money = (amount: number) => (amount === 0 ? '–' : formatMoney(amount, locale));
  const sum = (of: 'debit' | 'credit' | 'balance') => accounts.reduce((total, one) => total + one[of], 0);
  return (
    <Card overflowX="auto" tabIndex={0} role="region" aria-label={t('books.title')}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('ledger.account')}</th>
            <th scope="col">{t('books.kind')}</th>
            <th scope="col">{t('books.debit')}</th>
            <th scope="col">{t('books.credit')}</th>
            <th scope="col">{t('books.balance')}</th>
          </tr>
        </thead>
        <tbody>
          {accounts.map(({ account, kind, debit, credit, balance }) => (
            <tr key={account}>
              <th scope="row">{account}</th>
              <td>{t(`books.kinds.${kind}`)}</td>
              <td>{money(debit)}</td>
              <td>{money(credit)}</td>
              <td>{money(balance)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {t('books.sum')}
            </th>
            <td>{formatMoney(sum('debit'), locale)}</td>
            <td>{formatMoney(sum('credit'), locale)}</td>
            <td>{formatMoney(sum('balance'), locale)}</td>
          </tr>
        </tfoot>
      </Table>
    </Card>
  );
}

const Table = chakra('table', {
  base: {
    width: 'full',
    minWidth: '640px',
    fontSize: '0.875rem',
    '& th, & td': { paddingBlock: '2.5', paddingInline: '4', textAlign: 'start', whiteSpace: 'nowrap' },
    '& th': { fontWeight: '400' },
    '& thead th': { color: 'fg.muted' },
    '& tr + tr, & tbody tr': { borderTopWidth: '1px', borderColor: 'border.muted' },
    '& tr > :nth-child(n + 3)': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
    '& tfoot tr': { borderTopWidth: '1px', borderColor: 'border' },
    '& tfoot :is(th, td)': { fontWeight: '600', textAlign: 'end' },
    '& tfoot th': { textAlign: 'start' },
  },
});
