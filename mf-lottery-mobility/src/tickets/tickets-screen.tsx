import { FailedView } from '@aylal/parts';
import { lotteryRoutes } from '@aylal/routes';
import { ApiError, RouteLink, useParams, useQuery, useServices, useSession, type Screen } from '@aylal/shell';
import { Heading, LinkButton, PageContainer, Skeleton, Stack, StatusView, Text, VisuallyHidden } from '@aylal/ui';
import { ticketsQuery } from '../api/lottery-queries.ts';
import { OwnPageSignIn } from '../ui/own-page-sign-in.tsx';
import { useOwnMessages } from '../ui/use-own-messages.ts';
import { TicketList } from './ticket-list.tsx';

/** The customer's paid tickets, of one order or the newest of all, to be scratched or looked at again. */
function TicketsScreen() {
  const t = useOwnMessages();
  const { refNumber } = useParams();
  const anonymous = useSession().status === 'anonymous';
  const tickets = useQuery({ ...ticketsQuery(useServices(), refNumber), enabled: !anonymous });
  const refused = tickets.error instanceof ApiError && tickets.error.statusCode === 401;
  return (
    <PageContainer paddingTop={{ base: '4', lg: '6' }} paddingBottom="10">
      <Stack gap="4">
        <Heading as="h1" size="h1">
          {t('tickets.title')}
        </Heading>
        {refNumber && <Text tone="muted">{t('tickets.order', { refNumber })}</Text>}
        {anonymous || refused ? (
          <OwnPageSignIn title={t('tickets.signIn')} onSignedIn={() => void tickets.refetch()} />
        ) : tickets.data ? (
          tickets.data.result.length > 0 ? (
            <TicketList tickets={tickets.data.result} />
          ) : (
            <NoTickets />
          )
        ) : tickets.isError ? (
          <FailedView title={t('tickets.failed')} onRetry={() => void tickets.refetch()} />
        ) : (
          <>
            <VisuallyHidden role="status">{t('tickets.loading')}</VisuallyHidden>
            <Skeleton height="360px" maxWidth="380px" borderRadius="lg" />
          </>
        )}
      </Stack>
    </PageContainer>
  );
}

function NoTickets() {
  const t = useOwnMessages();
  return (
    <StatusView
      kind="empty"
      title={t('tickets.emptyTitle')}
      action={
        <LinkButton asChild>
          <RouteLink to={lotteryRoutes.lottery.to()}>{t('lottery.title.lottery')}</RouteLink>
        </LinkButton>
      }
    >
      {t('tickets.emptyText')}
    </StatusView>
  );
}

export const screen: Screen = { Component: TicketsScreen, title: 'tickets.title' };
