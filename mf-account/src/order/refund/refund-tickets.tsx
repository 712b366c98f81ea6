import type { FlightOrder } from '@aylal/contracts/orders';
import type { RefundQuote } from '@aylal/domain/orders';
import { formatMoney, useLocale } from '@aylal/shell';
import { CheckboxField, KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { Box, FieldNote, Fieldset, Legend } from '@aylal/ui';
import { heldTickets, quoteTickets } from '../../domain/order-refund-ruling.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';

export interface RefundTicketsProps {
  readonly order: FlightOrder;
  readonly chosen: readonly string[];
  readonly onChoose: (numbers: string[]) => void;
  readonly error?: string | undefined;
  readonly quote: RefundQuote;
}

/** Which tickets go back, each with what comes back for it, and what that makes in all, before anything is sent. */
export function RefundTickets({ order, chosen, onChoose, error, quote }: RefundTicketsProps) {
  const t = useAccountMessages();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const held = heldTickets(order);
  const first = held.find(({ gone }) => !gone);
  return (
    <div>
      <Fieldset aria-describedby="refund-tickets-fault">
        <Legend>{t('refund.tickets')}</Legend>
        {held.map((ticket) => (
          <CheckboxField
            key={ticket.number}
            {...(ticket === first ? { id: 'refund-tickets' } : {})}
            label={`${ticket.traveller.surname} ${ticket.traveller.given_name}`}
            hint={ticket.number}
            aside={ticket.gone ? t('refund.gone') : money(quoteTickets(order, [ticket]).back)}
            disabled={ticket.gone}
            checked={chosen.includes(ticket.number)}
            onChange={({ target }) =>
              onChoose(
                target.checked ? [...chosen, ticket.number] : chosen.filter((number) => number !== ticket.number),
              )
            }
          />
        ))}
        <Box aria-live="polite">{error !== undefined && <FieldNote id="refund-tickets-fault" error={error} />}</Box>
      </Fieldset>
      <Box marginTop="3">
        <KeyValueList>
          <KeyValue label={t('refund.fare')}>{money(quote.fare)}</KeyValue>
          {quote.discount > 0 && <KeyValue label={t('refund.discount')}>−{money(quote.discount)}</KeyValue>}
          <KeyValue label={t('refund.fee')}>{quote.fee > 0 ? `−${money(quote.fee)}` : money(0)}</KeyValue>
          <KeyValue label={t('refund.back')} total>
            {money(quote.back)}
          </KeyValue>
        </KeyValueList>
      </Box>
    </div>
  );
}
