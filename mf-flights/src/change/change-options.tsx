import type { MouseEvent } from 'react';
import type { FlightChangeOption } from '@aylal/contracts/flights';
import type { FlightOrder } from '@aylal/contracts/orders';
import type { LocalDate } from '@aylal/domain/calendar';
import { FailedView, QueryView } from '@aylal/parts';
import { flightChangeRoutes } from '@aylal/routes';
import { ApiError, useLocale, useQuery, useServices } from '@aylal/shell';
import { Notice, Stack, StatusView, Text } from '@aylal/ui';
import { searchFlightChangesQuery } from '../api/search-flight-changes-query.ts';
import { changeSelectedDialog } from '../ui/change-dialogs.ts';
import { ChangeOptionCard } from './change-option-card.tsx';
import { ChangeWaiting } from './change-states.tsx';
import { useChangeMessages } from './change-messages.ts';

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

  const addressOf = ({ filter_str, key }: FlightChangeOption) =>
    flightChangeRoutes.confirm.to({ filter_str, key, ref_number });
  /** With scripts the option is compared in a dialog first; the page that follows shows the same. */
  async function select(event: MouseEvent, option: FlightChangeOption) {
    event.preventDefault();
    if (await dialogs.open(changeSelectedDialog, { order, option })) navigator.go(addressOf(option));
  }

  return (
    <QueryView
      query={found}
      waiting={<ChangeWaiting />}
      failed={(error, retry) =>
        error instanceof ApiError && error.problem === 'invalid-input' ? (
          <Notice tone="danger" live="alert">
            {t('search.refusedDay')}
          </Notice>
        ) : (
          <FailedView error={error} onRetry={retry} />
        )
      }
      empty={
        <StatusView kind="none-found" title={t('search.emptyTitle')} phone>
          {t('search.emptyText')}
        </StatusView>
      }
    >
      {(options) => (
        <Stack gap="3">
          <Text kind="small" tone="muted" role="status">
            {t('search.found', { count: options.length })}
          </Text>
          {options.map((option, index) => (
            <ChangeOptionCard
              key={option.key}
              option={option}
              first={index === 0}
              to={addressOf(option)}
              onSelect={(event) => void select(event, option)}
            />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}
