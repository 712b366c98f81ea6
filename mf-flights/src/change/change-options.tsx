import type { FlightChangeOption, FlightOrder } from '@aylal/contracts';
import type { LocalDate } from '@aylal/domain';
import { flightChangeRoutes } from '@aylal/routes';
import { ApiError, useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice, Stack, StatusView, Text } from '@aylal/ui';
import { searchFlightChangesQuery } from '../api/search-flight-changes-query.ts';
import { changeSelectedDialog } from '../ui/change-dialogs.ts';
import { ChangeOptionCard } from './change-option-card.tsx';
import { ChangeFailed, ChangeWaiting } from './change-states.tsx';
import { useChangeMessages } from './change-words.ts';

export interface ChangeOptionsProps {
  readonly order: FlightOrder;
  readonly days: { readonly depart_date?: LocalDate | undefined; readonly return_date?: LocalDate | undefined };
}

/** The flights of other days, each with its cost against the ticket held. */
export function ChangeOptions({ order, days }: ChangeOptionsProps) {
  const t = useChangeMessages();
  const locale = useLocale();
  const { api, dialogs, navigator } = useServices();
  const { ref_number } = order;
  const found = useQuery(searchFlightChangesQuery(api, { ref_number, ...days }, locale));

  async function select(option: FlightChangeOption) {
    if (!(await dialogs.open(changeSelectedDialog, { order, option }))) return;
    navigator.go(flightChangeRoutes.confirm.to({ filter_str: option.filter_str, key: option.key, ref_number }));
  }

  if (found.isPending) return <ChangeWaiting />;
  if (found.isError) {
    if (found.error instanceof ApiError && found.error.problem === 'invalid-input')
      return (
        <Notice tone="danger" live="alert">
          {t('search.refusedDay')}
        </Notice>
      );
    return <ChangeFailed onRetry={() => void found.refetch()} />;
  }
  const options = found.data.result;
  if (options.length === 0)
    return (
      <StatusView kind="none-found" title={t('search.emptyTitle')} phone>
        {t('search.emptyText')}
      </StatusView>
    );
  return (
    <Stack gap="3">
      <Text kind="small" tone="muted" role="status">
        {t('search.found', { count: options.length })}
      </Text>
      {options.map((option, index) => (
        <ChangeOptionCard key={option.key} option={option} first={index === 0} onSelect={() => void select(option)} />
      ))}
    </Stack>
  );
}
