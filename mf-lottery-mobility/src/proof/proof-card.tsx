import type { LotteryProof } from '@aylal/contracts/lottery';
import { formatInstant, formatMoney, useLocale, useQuery } from '@aylal/shell';
import { Card, Heading, Notice, Stack } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { PrizeTable } from '../ui/prize-table.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { verifyTicket } from './verify-ticket.ts';

/** What is published of a ticket's series, and what this browser makes of it. */
export function ProofCard({ proof }: { proof: LotteryProof }) {
  const t = useRemoteMessages();
  const locale = useLocale();
  const { data: verdict, isError } = useQuery({
    queryKey: ['verify-ticket', proof.ticket, proof.seed],
    queryFn: () => verifyTicket(proof),
    retry: false,
  });
  return (
    <Card padded aria-labelledby="proof">
      <Stack gap="4">
        <Heading as="h2" size="h3" id="proof">
          {proof.name} · {proof.ticket}
        </Heading>
        {isError ? (
          <Notice tone="warning">{t('proof.insecure')}</Notice>
        ) : verdict === null ? (
          <Notice live="status">{t('proof.later', { time: formatInstant(proof.published_at, locale) })}</Notice>
        ) : (
          verdict && (
            <Notice
              tone={verdict.committed ? 'success' : 'danger'}
              live="status"
              title={t(verdict.committed ? 'proof.holds' : 'proof.broken')}
            >
              {t(verdict.prize > 0 ? 'proof.won' : 'proof.nothing', { prize: formatMoney(verdict.prize, locale) })}
            </Notice>
          )
        )}
        <KeyValueList>
          <KeyValue label={t('proof.commitment')}>{proof.commitment}</KeyValue>
          {proof.seed !== null && <KeyValue label={t('proof.seed')}>{proof.seed}</KeyValue>}
          <KeyValue label={t('proof.ticketNumber')}>{proof.number}</KeyValue>
          {verdict && <KeyValue label={t('proof.place')}>{verdict.place}</KeyValue>}
        </KeyValueList>
        <PrizeTable prizes={proof.prizes} />
      </Stack>
    </Card>
  );
}
