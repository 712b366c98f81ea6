import { accountRoutes } from '@aylal/routes';
import { Grid, SelectField } from '@aylal/ui';
import type { StatementFilter } from '../../domain/statement-filter.ts';
import { PlainDays } from '../plain-days.tsx';
import { PlainFilter } from '../plain-filter.tsx';
import { useAccountMessages } from '../use-account-messages.ts';

/** Which way money went and between which days, as a form without scripts; the general wallet's statement is the one that a server renders. */
export function PlainStatementFilter({ filter }: { filter: StatementFilter }) {
  const t = useAccountMessages();
  const ways = ['DEPOSIT', 'WITHDRAW'] as const;
  return (
    <PlainFilter
      to={accountRoutes.wallet.pattern}
      own={['transfer_type', 'from', 'to']}
      clear={Object.keys(filter).length > 0 ? t('wallet.clear') : null}
    >
      <Grid gap="3" templateColumns={{ base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' }}>
        <SelectField
          name="transfer_type"
          label={t('wallet.way.legend')}
          placeholder={t('wallet.way.all')}
          options={ways.map((value) => ({ value, label: t(`wallet.way.${value}`) }))}
          defaultValue={filter.transfer_type}
        />
        <PlainDays from={filter.from} to={filter.to} />
      </Grid>
    </PlainFilter>
  );
}
