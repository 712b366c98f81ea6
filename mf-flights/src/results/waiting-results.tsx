import { Card, Flex, Grid, Skeleton, Stack, VisuallyHidden } from '@aylal/ui';
import { useFlightsMessages } from '../ui/use-flights-messages.ts';
import { ResultsFrame } from './results-frame.tsx';

/** The list to come, in the boxes that it will have, so that nothing jumps. */
export function WaitingResults({ legs }: { legs: number }) {
  const t = useFlightsMessages();
  return (
    <ResultsFrame
      filters={
        <Stack gap="5" aria-hidden>
          {[148, 116, 120, 148].map((height, index) => (
            <Skeleton key={index} height={`${height}px`} borderRadius="md" />
          ))}
        </Stack>
      }
    >
      <VisuallyHidden role="status">{t('results.searching')}</VisuallyHidden>
      <Skeleton height="28px" width="260px" maxWidth="70%" />
      <Skeleton height="86px" borderRadius="lg" marginTop="3" />
      <Skeleton height="58px" borderRadius="md" marginTop="3" />
      <Stack gap="2.5" marginTop="3">
        {Array.from({ length: 6 }, (_, index) => (
          <WaitingCard key={index} legs={legs} />
        ))}
      </Stack>
    </ResultsFrame>
  );
}

function WaitingCard({ legs }: { legs: number }) {
  return (
    <Card aria-hidden>
      <Grid templateColumns={{ base: '1fr', lg: 'minmax(0,1fr) 196px' }}>
        <Stack gap="2.5" padding={{ base: '3.5', lg: '18px 28px 14px 20px' }}>
          {Array.from({ length: legs }, (_, index) => (
            <Flex key={index} gap="3" align="center">
              <Skeleton width="32px" height="32px" borderRadius="8px" flexShrink={0} />
              <Skeleton height="40px" flex="1" />
            </Flex>
          ))}
          <Skeleton height="18px" width="60%" marginStart={{ lg: '11' }} />
        </Stack>
        <Flex
          padding={{ base: '3', lg: '18px 20px 16px' }}
          direction={{ base: 'row', lg: 'column' }}
          justify="space-between"
          borderLeftWidth={{ lg: '1px' }}
          borderTopWidth={{ base: '1px', lg: '0' }}
          borderColor="border.muted"
          minHeight={{ base: '69px', lg: '124px' }}
        >
          <Skeleton height="42px" width="110px" />
          <Skeleton height={{ base: '44px', lg: '40px' }} width={{ base: '92px', lg: '100%' }} borderRadius="md" />
        </Flex>
      </Grid>
    </Card>
  );
}
