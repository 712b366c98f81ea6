import { isNotFound, QueryView, TitledPage } from '@aylal/parts';
import { lotteryRoutes } from '@aylal/routes';
import { useNavigation, useQuery, useSearchParams, useServices, type Screen } from '@aylal/shell';
import { Button, chakra, Notice, Skeleton, Text, TextField } from '@aylal/ui';
import { proofQuery } from '../api/lottery-queries.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { ProofCard } from './proof-card.tsx';

/** Anybody can check a draw here: the number of a ticket in, and this browser works out what it won. */
function ProofScreen() {
  const t = useRemoteMessages();
  const [params] = useSearchParams();
  const { navigator } = useServices();
  const { ticket = '' } = lotteryRoutes.proof.readSearch(params) ?? {};
  const proof = useQuery({ ...proofQuery(useServices(), ticket), enabled: ticket !== '' });
  const unknown = isNotFound(proof.error);
  return (
    <TitledPage title={t('proof.title')} maxWidth="720px">
      <Text>{t('proof.lead')}</Text>
      <Form
        noValidate
        key={ticket}
        onSubmit={(event) => {
          event.preventDefault();
          const typed = String(new FormData(event.currentTarget).get('ticket') ?? '').trim();
          navigator.go(lotteryRoutes.proof.to({}, { ticket: typed.slice(0, 30) }));
        }}
      >
        <TextField
          id="proof-ticket"
          name="ticket"
          label={t('proof.number')}
          hint={t('proof.example')}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={ticket}
          error={unknown ? t('proof.unknown') : undefined}
        />
        <Button type="submit" justifySelf={{ md: 'start' }} loading={useNavigation().state !== 'idle'}>
          {t('proof.check')}
        </Button>
      </Form>
      {ticket === '' ? (
        <Notice>{t('proof.how')}</Notice>
      ) : (
        <QueryView
          query={proof}
          waiting={<Skeleton height="240px" borderRadius="lg" />}
          failed={{ title: t('proof.failed') }}
          notFound={null}
        >
          {(found) => <ProofCard proof={found} />}
        </QueryView>
      )}
    </TitledPage>
  );
}

const Form = chakra('form', { base: { display: 'grid', gap: '3', gridTemplateColumns: 'minmax(0, 1fr)' } });

export const screen: Screen = { Component: ProofScreen, title: 'proof.title' };
