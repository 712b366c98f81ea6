import type { OwnSession } from '@aylal/contracts/account';
import { FormKey } from '@aylal/forms';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { usePageForm, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Button, Card, chakra, Heading, Notice, Stack, Text } from '@aylal/ui';
import { listSessionsQuery } from '../api/list-sessions-query.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { endField, endOthers } from './end-field.ts';
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
  const s = useSharedMessages();
  const refused = usePageForm<'failed'>()?.posted?.answer.refused === 'failed';
  const ending = useEndingSessions();
  const { running } = ending;
  const ordered = list.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <>
      {refused && (
        <Notice tone="danger" live="alert">
          {s('failed.text')}
        </Notice>
      )}
      <Card padded>
        <Stack as="ul" gap="4" listStyle="none" aria-labelledby="sessions">
          {ordered.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              ending={running === session.id}
              onEnd={(device) => void ending.endOne(session, device)}
            />
          ))}
        </Stack>
      </Card>
      {list.some(({ current }) => !current) ? (
        <chakra.form
          method="post"
          display="grid"
          alignSelf={{ md: 'start' }}
          onSubmit={(event) => {
            event.preventDefault();
            void ending.endOthers();
          }}
        >
          <FormKey />
          <Button type="submit" name={endField} value={endOthers} variant="outline" loading={running === 'others'}>
            {t('security.endOthers')}
          </Button>
        </chakra.form>
      ) : (
        <Text kind="small" tone="muted">
          {t('security.onlyThis')}
        </Text>
      )}
    </>
  );
}
