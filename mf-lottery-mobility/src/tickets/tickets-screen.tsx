import { QueryView, TitledPage, useAccountQuery, WaitingBoxes } from '@aylal/parts';
import { lotteryRoutes } from '@aylal/routes';
import { RouteLink, useParams, useServices, type Screen } from '@aylal/shell';
import { Box, LinkButton, StatusView, Text } from '@aylal/ui';
import { ticketsQuery } from '../api/lottery-queries.ts';
import { SignInPage } from '../ui/sign-in-page.tsx';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { TicketList } from './ticket-list.tsx';

/** The customer's paid tickets, of one order or the newest of all, to be scratched or looked at again. */
function TicketsScreen() {
  const t = useRemoteMessages();
  const { refNumber } = useParams();
  const { query, signedOut } = useAccountQuery(ticketsQuery(useServices(), refNumber));
  return (
    <TitledPage title={t('tickets.title')} maxWidth="none">
      {refNumber && <Text tone="muted">{t('tickets.order', { refNumber })}</Text>}
      {signedOut ? (
        <SignInPage title={t('tickets.signIn')} onSignedIn={() => void query.refetch()} />
      ) : (
        <QueryView
          query={query}
          waiting={
            <Box maxWidth="380px">
              <WaitingBoxes label={t('tickets.loading')} heights={['360px']} />
            </Box>
          }
          failed={{ title: t('tickets.failed') }}
          empty={<NoTickets />}
        >
          {(tickets) => <TicketList tickets={tickets} />}
        </QueryView>
      )}
    </TitledPage>
  );
}

function NoTickets() {
  const t = useRemoteMessages();
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
