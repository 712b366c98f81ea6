import type { OfficeOrder } from '@aylal/contracts/office';
import { SectionCard } from '@aylal/office';
import { formatInstantWithYear, formatMoney, useLocale } from '@aylal/shell';
import { chakra, Heading, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import type { ReactNode } from 'react';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What it costs, what was paid and by which way, and what goes back. */
export function OrderMoney({ order }: { order: OfficeOrder }) {
  const t = useOfficeMessages();
  const locale = useLocale();
  const money = (amount: number) => formatMoney(amount, locale);
  const { payments, refunds, invoices } = order;
  return (
    <SectionCard title={t('money.title')}>
      <KeyValueList>
        <KeyValue label={t('money.total')}>{money(order.total)}</KeyValue>
        {order.fee > 0 && <KeyValue label={t('money.fee')}>{money(order.fee)}</KeyValue>}
        {order.discount > 0 && <KeyValue label={t('money.discount')}>{money(order.discount)}</KeyValue>}
        <KeyValue label={t('money.paid')}>{money(order.paid)}</KeyValue>
        <KeyValue total label={t('money.toPay')}>
          {money(order.to_pay)}
        </KeyValue>
      </KeyValueList>
      <Part title={t('money.payments')} none={t('money.noPayments')} count={payments.length}>
        {payments.map(({ payment_id, partner, amount, credited, at }) => (
          <KeyValue key={payment_id} label={`${partner} · ${payment_id} · ${formatInstantWithYear(at, locale)}`}>
            {money(amount)}
            {credited > 0 && ` (${t('money.credited', { amount: money(credited) })})`}
          </KeyValue>
        ))}
      </Part>
      <Part title={t('money.invoices')} none={t('money.noInvoices')} count={invoices.length}>
        {invoices.map(({ id, partner, status, amount, created_at }) => (
          <KeyValue
            key={id}
            label={`${partner} · ${t(`invoice.${status}`)} · ${formatInstantWithYear(created_at, locale)}`}
          >
            {money(amount)}
          </KeyValue>
        ))}
      </Part>
      {refunds.length > 0 && (
        <Part title={t('money.refunds')} none="" count={refunds.length}>
          {refunds.map(({ sent_at, state, back, bank_name, account }) => (
            <KeyValue
              key={sent_at}
              label={`${t(`refund.${state}`)} · ${[bank_name, account].filter(Boolean).join(' ')} · ${formatInstantWithYear(sent_at, locale)}`}
            >
              {money(back)}
            </KeyValue>
          ))}
        </Part>
      )}
    </SectionCard>
  );
}

interface PartProps {
  readonly title: string;
  /** Instead of an empty list. */
  readonly none: string;
  readonly count: number;
  readonly children: ReactNode;
}

function Part({ title, none, count, children }: PartProps) {
  return (
    <chakra.div marginTop="4">
      <Heading as="h3" size="label">
        {title}
      </Heading>
      {count === 0 ? (
        <Text kind="small" tone="muted">
          {none}
        </Text>
      ) : (
        <KeyValueList>{children}</KeyValueList>
      )}
    </chakra.div>
  );
}
