import type { OwnSession } from '@aylal/contracts/account';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Button, Card, Heading, Stack, Text } from '@aylal/ui';
import { listSessionsQuery } from '../api/list-sessions-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { SessionRow } from './session-row.tsx';
import { useEndingSessions } from './use-ending-sessions.ts';

/** Where the customer is signed in, this device first, and the ways to end what is not theirs (SEC-2). */
export function SessionList() {
  const t = useAccountMessages();
  const sessions = useQuery(listSessionsQuery(useServices()));
  return (
    <Stack as="section" gap="3" aria-labelledby="sessions">
      <Heading size="h2" id="sessions">
        {t('security.sessions')}
      </Heading>
      <Text tone="muted">{t('security.sessionsLead')}</Text>
      <QueryView
        query={sessions}
        waiting={<WaitingBoxes label={t('security.loading')} heights={['140px']} />}
        failed={{ headingAs: 'h3', title: t('security.failedTitle'), phone: false }}
      >
        {(list) => <Known list={list} />}
      </QueryView>
    </Stack>
  );
}

function Known({ list }: { list: readonly OwnSession[] }) {
  const t = useAccountMessages();
  const { running, endOne, endOthers } = useEndingSessions();
  const ordered = list.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      <Card padded>
        <Stack as="ul" gap="4" listStyle="none" aria-labelledby="sessions">
          {ordered.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={running === session.id}
              onEnd={(device) => void endOne(session, device)}
            />
          ))}
        </Stack>
      </Card>
      {list.some(({ current }) => !current) ? (
        <Button
          variant="outline"
          alignSelf={{ md: 'start' }}
          loading={running === 'others'}
          onClick={() => void endOthers()}
        >
          {t('security.endOthers')}
        </Button>
      ) : (
        <Text kind="small" tone="muted">
          {t('security.onlyThis')}
        </Text>
      )}
    </>
  );
}
