import type { LotteryTicket } from '@aylal/contracts/lottery';
import { lotteryRoutes } from '@aylal/routes';
import { RouteLink, useSharedMessages } from '@aylal/shell';
import { Button, Card, Flex, Heading, Notice, Text, TextLink } from '@aylal/ui';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { ScratchFields } from './scratch-fields.tsx';
import { TicketResult } from './ticket-result.tsx';
import { useScratch } from './use-scratch.ts';

/** One ticket: its card to scratch, which opens at the first touch in the instant lottery, then what it won and how that can be checked. */
export function TicketCard({ ticket }: { ticket: LotteryTicket }) {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const { known, opened, failed, asking, open, openAll, retry } = useScratch(ticket);
  const done = known !== null && opened.size === 9;
  return (
    <Card padded height="full" aria-labelledby={`ticket-${ticket.ticket}`}>
      <Flex justify="space-between" gap="3" align="baseline">
        <Heading as="h2" size="h3" id={`ticket-${ticket.ticket}`}>
          {ticket.name}
        </Heading>
        <Text kind="small" tone="muted">
          {ticket.ticket}
        </Text>
      </Flex>
      <ScratchFields
        ticket={ticket}
        known={known}
        opened={opened}
        onOpen={ticket.parentId === 'ilottery' ? openAll : open}
      />
      {failed && (
        <Notice
          tone="warning"
          live="alert"
          action={
            <Button size="sm" variant="outline" onClick={retry}>
              {shared('action.retry')}
            </Button>
          }
        >
          {t('scratch.lost')}
        </Notice>
      )}
      {done ? (
        <TicketResult ticket={known} />
      ) : (
        <Button variant="outline" width="full" loading={asking && opened.size === 9} onClick={openAll}>
          {t('scratch.all')}
        </Button>
      )}
      <TextLink asChild display="inline-flex" alignItems="center" minHeight="44px">
        <RouteLink to={lotteryRoutes.proof.to({}, { ticket: ticket.ticket })}>{t('proof.check')}</RouteLink>
      </TextLink>
    </Card>
  );
}
