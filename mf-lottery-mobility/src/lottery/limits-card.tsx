import { formatFullDay, useLocale, useQuery, useServices, useSession, useSharedMessages } from '@aylal/shell';
import { Button, Card, Heading, Notice, Text } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import { homeDate } from '@aylal/domain/calendar';
import { limitsQuery } from '../api/lottery-queries.ts';
import { useRemoteMessages } from '../ui/use-remote-messages.ts';
import { exclusionDialog } from '../ui/exclusion-dialog-ref.ts';

/** How many tickets may still be bought today, and the way to keep oneself out. */
export function LimitsCard() {
  const t = useRemoteMessages();
  const shared = useSharedMessages();
  const services = useServices();
  const locale = useLocale();
  const signedIn = useSession().status === 'signed-in';
  const limits = useQuery({ ...limitsQuery(services), enabled: signedIn });
  const current = limits.data?.result;
  const exclude = async () => {
    if (!(await services.session.require('booking'))) return;
    if (await services.dialogs.open(exclusionDialog, {})) void limits.refetch();
  };
  return (
    <Card padded aria-labelledby="lottery-limits">
      <Heading as="h2" size="h3" id="lottery-limits">
        {t('limits.title')}
      </Heading>
      <Text marginTop="2">
        {current ? t('limits.today', { bought: current.bought_today, most: current.per_day }) : t('limits.text')}
      </Text>
      {limits.isError && (
        <Button size="sm" variant="outline" onClick={() => void limits.refetch()}>
          {shared('action.retry')}
        </Button>
      )}
      {current?.excluded_until ? (
        <Notice tone="info">
          {t('limits.excluded', {
            day: formatFullDay(homeDate(new Date(current.excluded_until)), locale),
          })}
        </Notice>
      ) : (
        <WithScripts>
          <Button variant="outline" marginTop="3" onClick={() => void exclude()}>
            {t('limits.exclude')}
          </Button>
        </WithScripts>
      )}
    </Card>
  );
}
