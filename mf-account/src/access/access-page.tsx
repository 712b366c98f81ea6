import { Box, Card, PageContainer } from '@aylal/ui';
import { HorizonStrip } from '@aylal/ui/primitives';
import { AccountAccess, type AccessMode } from './account-access.tsx';

/** Signing in as a page of its own: the same parts as in the dialog, under a strip of sky. */
export function AccessPage({ start, onDone }: { start: AccessMode; onDone: () => void }) {
  return (
    <PageContainer paddingTop={{ base: '4', lg: '10' }} paddingBottom="10">
      <Card maxWidth="440px" marginInline="auto" overflow="hidden">
        <HorizonStrip hour="day" />
        <Box padding={{ base: '5', md: '8' }} paddingTop={{ md: '6' }}>
          <AccountAccess start={start} headingAs="h1" onDone={onDone} />
        </Box>
      </Card>
    </PageContainer>
  );
}
