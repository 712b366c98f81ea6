import { RouteLink } from '@aylal/shell';
import { LinkButton, StatusView } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** There are flights, and the filters leave none of them. `unfiltered` is the address of the whole list. */
export function FilteredAway({ total, unfiltered }: { total: number; unfiltered: string }) {
  const t = useFlightsMessages();
  return (
    <StatusView
      kind="none-found"
      title={t('results.filteredTitle')}
      action={
        <LinkButton asChild variant="outline">
          <RouteLink to={unfiltered} replace preventScrollReset>
            {t('filters.clear')}
          </RouteLink>
        </LinkButton>
      }
    >
      {t('results.filteredText', { count: total })}
    </StatusView>
  );
}
