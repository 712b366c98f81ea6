import { Grid, Skeleton, SkeletonText, Stack, VisuallyHidden } from '@aylal/ui';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';

/** The window in grey while the invoice is being opened, and for the moment in which a paid one closes. */
export function InvoiceSkeleton({ paid }: { paid: boolean }) {
  const t = useCheckoutMessages();
  return (
    <>
      <VisuallyHidden role="status">{t(paid ? 'payment.stage.paid.title' : 'payment.opening')}</VisuallyHidden>
      <Grid gap="4" paddingBottom="4">
        <Skeleton height="256px" borderRadius="lg" order={{ base: 1, md: 0 }} />
        <Stack gap="4">
          <Skeleton height="52px" width="200px" />
          <SkeletonText lines={2} />
          <Skeleton height="64px" borderRadius="md" />
          <Skeleton height="84px" />
        </Stack>
      </Grid>
    </>
  );
}
