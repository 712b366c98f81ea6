import type { Order } from '@aylal/contracts/orders';
import { formatMoney, RouteLink, useLocale, usePageForm, useSharedMessages } from '@aylal/shell';
import { accountRoutes } from '@aylal/routes';
import { Button, Flex, LinkButton, Notice, Text } from '@aylal/ui';
import { cancelSubject } from '../cancel/cancel-subject.ts';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import { PlainReturnCard } from './plain-return-card.tsx';
import type { ReturnRefusal } from './plain-return.ts';

/** MODAL-49, MODAL-20, MODAL-50 without scripts: what ends, and what becomes of money, before anything is done (REFUND-12). */
export function PlainCancel({ order }: { order: Order }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { title, text, yes } = useQuestion(order);
  const refused = usePageForm<ReturnRefusal>()?.posted?.answer.refused;
  const { product, ref_number: refNumber } = order;
  return (
    <PlainReturnCard title={title}>
      <Text>{text}</Text>
      {refused && (
        <Notice tone={refused.kind === 'unknown' ? 'warning' : 'danger'} live="alert">
          {t('notify_error_cancel')} {refused.kind === 'message' ? refused.message : s('failed.text')}
        </Notice>
      )}
      <Flex gap="2" wrap="wrap">
        <Button type="submit" variant="danger">
          {yes}
        </Button>
        <LinkButton asChild variant="outline">
          <RouteLink to={accountRoutes.order.to({ product, refNumber })}>{t('cancel.no')}</RouteLink>
        </LinkButton>
      </Flex>
    </PlainReturnCard>
  );
}

function useQuestion(order: Order) {
  const t = useAccountMessages();
  const locale = useLocale();
  if (order.product !== 'hotel') {
    const subject = cancelSubject(order);
    return { title: t('cancel.title'), text: t(`cancel.${subject}.text`), yes: t(`cancel.${subject}.yes`) };
  }
  const part = order.status.status_code === 1 ? 'cancelOrder' : 'cancelBooking';
  const values = { hotel: order.hotel.name, price: formatMoney(order.paid, locale) };
  return { title: t(`hotel.${part}.title`), text: t(`hotel.${part}.text`, values), yes: t(`hotel.${part}.yes`) };
}
