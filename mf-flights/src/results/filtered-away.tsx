import { Button, StatusView } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';

/** There are flights, and the filters leave none of them. */
export function FilteredAway({ total, clear }: { total: number; clear: () => void }) {
  const t = useFlightsMessages();
  return (
    <StatusView
      kind="none-found"
      title={t('results.filteredTitle')}
      action={
        <Button variant="outline" onClick={clear}>
          {t('filters.clear')}
        </Button>
      }
    >
      {t('results.filteredText', { count: total })}
    </StatusView>
  );
}
