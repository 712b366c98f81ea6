import { trainClasses } from '@aylal/domain/trains';
import { Box, Card, Heading, Stack, Text } from '@aylal/ui';
import { useBusMessages } from '../../ui/use-bus-messages.ts';

/** What the classes are, before anything is searched for. */
export function TrainClassesCard() {
  const t = useBusMessages();
  return (
    <Card padded>
      <Heading size="h2">{t('trainClass.title')}</Heading>
      <Stack gap="3" marginTop="3">
        {trainClasses.map((kind) => (
          <Box key={kind}>
            <Text strong>{t(`trainClass.${kind}`)}</Text>
            <Text tone="muted">{t(`trainClass.${kind}Text`)}</Text>
          </Box>
        ))}
      </Stack>
    </Card>
  );
}
