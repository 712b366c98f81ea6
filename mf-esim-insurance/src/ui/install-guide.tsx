import { useLocale, useQuery, useServices, useSharedMessages } from '@aylal/shell';
import { Box, Button, Flex, Skeleton, Stack, Text } from '@aylal/ui';
import { getEsimGuideQuery } from '../api/esim-queries.ts';
import { useEsimMessages } from './use-esim-messages.ts';

/** How an eSIM is installed, system by system (CALL-12). */
export function InstallGuide() {
  const t = useEsimMessages();
  const shared = useSharedMessages();
  const guide = useQuery(getEsimGuideQuery(useServices(), useLocale()));
  if (guide.isError)
    return (
      <Flex gap="3" align="center" wrap="wrap">
        <Text kind="small" tone="muted">
          {t('facts.guideFailed')}
        </Text>
        <Button variant="outline" size="sm" onClick={() => void guide.refetch()}>
          {shared('action.retry')}
        </Button>
      </Flex>
    );
  if (!guide.data) return <Skeleton height="160px" />;
  return (
    <Stack gap="4">
      {guide.data.result.map(({ os, steps }) => (
        <Box key={os}>
          <Text strong>{t(`facts.${os}`)}</Text>
          <Box as="ol" listStyle="decimal" paddingStart="5" display="grid" gap="2" marginTop="2">
            {steps.map(({ title, text }) => (
              <li key={title}>
                <Text kind="note">
                  <b>{title}.</b> {text}
                </Text>
              </li>
            ))}
          </Box>
        </Box>
      ))}
    </Stack>
  );
}
