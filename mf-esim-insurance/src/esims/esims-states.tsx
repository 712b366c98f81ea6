import { Button, Grid, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The list in grey. */
export function EsimsSkeleton() {
  const t = useEsimMessages();
  return (
    <Grid gap="3" templateColumns={{ base: '1fr', md: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' }}>
      <VisuallyHidden role="status">{t('list.loading')}</VisuallyHidden>
      {Array.from({ length: 9 }, (_, index) => (
        <Skeleton key={index} height="76px" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** No eSIM of this kind is on sale. */
export function EsimsEmpty() {
  const t = useEsimMessages();
  return (
    <StatusView kind="empty" title={t('list.emptyTitle')}>
      {t('list.emptyText')}
    </StatusView>
  );
}

/** No destination is called so. */
export function EsimsNotFound({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="none-found"
      title={t('list.noneTitle', { text })}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('list.clear')}
        </Button>
      }
    >
      {t('list.noneText')}
    </StatusView>
  );
}
