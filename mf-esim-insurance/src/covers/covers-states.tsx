import { Button, Grid, Skeleton, StatusView, VisuallyHidden } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

export const coverColumns = {
  base: 'minmax(0, 1fr)',
  md: 'repeat(2, minmax(0, 1fr))',
  lg: 'repeat(3, minmax(0, 1fr))',
};

/** The list in grey. */
export function CoversSkeleton() {
  const t = useEsimMessages();
  return (
    <Grid gap="3" templateColumns={coverColumns}>
      <VisuallyHidden role="status">{t('cover.list.loading')}</VisuallyHidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Skeleton key={index} height="150px" borderRadius="lg" />
      ))}
    </Grid>
  );
}

/** No country and no cover is called so. */
export function CoversNotFound({ text, onClear }: { text: string; onClear: () => void }) {
  const t = useEsimMessages();
  return (
    <StatusView
      kind="none-found"
      title={t('cover.list.noneTitle', { text })}
      action={
        <Button variant="outline" onClick={onClear}>
          {t('cover.list.clear')}
        </Button>
      }
    >
      {t('cover.list.noneText')}
    </StatusView>
  );
}
