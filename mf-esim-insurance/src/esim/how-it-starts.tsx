import type { Esim } from '@aylal/contracts/esims';
import { Box, Card, chakra, Flex, Heading, Stack, Text } from '@aylal/ui';
import { useEsimMessages } from '../ui/use-esim-messages.ts';

/** The first minutes of an eSIM in three steps: install, when the days begin to count, top up. */
export function HowItStarts({ esim }: { esim: Esim }) {
  const t = useEsimMessages();
  const starts = esim.activation_policy === 'first-usage' ? 'firstUsage' : 'installation';
  const steps = [
    [t('start.installTitle'), t('start.installText')],
    [t(`start.${starts}Title`), t(`start.${starts}Text`)],
    [t('start.topUpTitle'), t('start.topUpText')],
  ] as const;
  return (
    <Card padded>
      <Heading size="h3" marginBottom="3">
        {t('start.title')}
      </Heading>
      <Stack as="ol" gap="3" listStyle="none">
        {steps.map(([title, text], index) => (
          <Flex as="li" key={title} gap="4">
            <Figure aria-hidden>{index + 1}</Figure>
            <Box>
              <Text strong>{title}</Text>
              <Text kind="small" tone="muted">
                {text}
              </Text>
            </Box>
          </Flex>
        ))}
      </Stack>
    </Card>
  );
}

const Figure = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '28px',
    height: '28px',
    borderRadius: 'full',
    bg: 'accent.subtle',
    color: 'accent.fg',
    textStyle: 'tag',
  },
});
