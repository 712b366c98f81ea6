import { Aside, MainWithAside, Skeleton, Stack } from '@aylal/ui';

/** The offer to come, in the boxes that it will have. */
export function WaitingOffer() {
  return (
    <>
      <Skeleton height="20px" width="180px" />
      <Skeleton height="40px" width="320px" maxWidth="80%" marginTop="3" marginBottom="4" />
      <MainWithAside>
        <Stack gap="4">
          <Skeleton height="220px" borderRadius="lg" />
          <Skeleton height="300px" borderRadius="lg" />
          <Skeleton height="240px" borderRadius="lg" />
        </Stack>
        <Aside>
          <Skeleton height="300px" borderRadius="lg" />
        </Aside>
      </MainWithAside>
    </>
  );
}
