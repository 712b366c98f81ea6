import { Box, PageContainer, Skeleton, SkeletonText } from '@aylal/ui';

/** A page that is still on its way, inside the frame that is there already. */
export function PageSkeleton() {
  return (
    <PageContainer paddingBlock="6" minHeight="70dvh">
      <Skeleton height="32px" maxWidth="320px" />
      <Box marginTop="6" display="grid" gap="4">
        <Skeleton height="120px" borderRadius="lg" />
        <SkeletonText lines={3} />
        <Skeleton height="120px" borderRadius="lg" />
      </Box>
    </PageContainer>
  );
}
