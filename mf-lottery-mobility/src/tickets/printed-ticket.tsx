import type { LotteryTicket } from '@aylal/contracts/lottery';
import type { DeliveryState } from '@aylal/domain/cart';
import { accountRoutes } from '@aylal/routes';
import { RouteLink } from '@aylal/shell';
import { Card, Flex, Heading, LinkButton, Text } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';

interface PrintedTicketProps {
  readonly ticket: LotteryTicket;
  /** Until it is with the customer. A ticket is drawn for a paid order, so that none waits for the payment. */
  readonly state: Exclude<DeliveryState, 'delivered' | 'waiting'>;
}

/** A printed ticket before it is delivered: where it is, and the way to its delivery. */
export function PrintedTicket({ ticket: { ticket, name, ref_number: refNumber }, state }: PrintedTicketProps) {
  const t = useRemoteMessages();
  return (
    <Card padded height="full" aria-labelledby={`ticket-${ticket}`}>
      <Flex justify="space-between" gap="3" align="baseline">
        <Heading as="h2" size="h3" id={`ticket-${ticket}`}>
          {name}
        </Heading>
        <Text kind="small" tone="muted">
          {ticket}
        </Text>
      </Flex>
      <Text marginBlock="3">{t('scratch.printed', { state: t(`shipment.state.${state}`) })}</Text>
      <LinkButton asChild variant="outline" size="sm">
        <RouteLink to={accountRoutes.order.to({ product: 'lottery', refNumber })}>{t('scratch.delivery')}</RouteLink>
      </LinkButton>
    </Card>
  );
}
