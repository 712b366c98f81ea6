import type { Order } from '@aylal/contracts/orders';
import type { LocalDate } from '@aylal/domain/calendar';
import type { Money } from '@aylal/domain/money';
import { formatDayWithYear, formatInstant, formatMoney, messageKey, useLocale } from '@aylal/shell';
import { Notice, type NoticeTone } from '@aylal/ui';
import { orderMoney, type OrderMoney } from '../domain/order-money.ts';
import { moneyMessages } from '../domain/order-product.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';

const tones: Record<OrderMoney['state'], NoticeTone> = {
  unpaid: 'gold',
  'in-parts': 'info',
  'part-late': 'warning',
  'partly-paid': 'warning',
  issuing: 'info',
  'issue-failed': 'warning',
  paid: 'success',
  'nothing-taken': 'info',
  held: 'info',
  returned: 'success',
  'change-unpaid': 'gold',
  'change-lapsed': 'warning',
  changed: 'success',
  kept: 'info',
  refunding: 'info',
  refunded: 'success',
};

/** The figures that one state or another has. */
interface MoneyFigures {
  readonly state: string;
  readonly paid?: Money;
  readonly toPay?: Money;
  readonly amount?: Money;
  readonly until?: string | null;
  readonly day?: LocalDate;
}

/** Where the money is, in a sentence; announced when it changes while the page is open. */
export function OrderMoneyNotice({ order }: { order: Order }) {
  const t = useAccountMessages();
  const locale = useLocale();
  const money = orderMoney(order);
  const { paid, toPay, amount, until, day }: MoneyFigures = money;
  const keyPrefix = moneyMessages(order);
  const price = (figure: Money | undefined) => (figure === undefined ? '' : formatMoney(figure, locale));
  const values = {
    paid: price(paid),
    toPay: price(toPay),
    amount: price(amount),
    until: day ? formatDayWithYear(day, locale) : until ? formatInstant(until, locale) : '',
  };
  return (
    <Notice tone={tones[money.state]} live="status" title={t(messageKey(`${keyPrefix}.${money.state}.title`))}>
      {t(messageKey(`${keyPrefix}.${money.state}.text`), values)}
    </Notice>
  );
}
