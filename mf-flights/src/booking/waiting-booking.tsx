import { Aside, MainWithAside, Skeleton, Stack } from '@aylal/ui';

/** The form to come, in the boxes that it will have. */
export function WaitingBooking() {
  return (
    <>
      <Skeleton height="40px" width="320px" maxWidth="80%" marginBottom="4" />
      <MainWithAside>
        <Stack gap="4">
          <Skeleton height="172px" borderRadius="lg" />
          <Skeleton height="560px" borderRadius="lg" />
        </Stack>
        <Aside>
          <Skeleton height="360px" borderRadius="lg" />
        </Aside>
      </MainWithAside>
    </>
  );
}
