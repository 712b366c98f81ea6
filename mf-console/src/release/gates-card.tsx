import type { ReleaseFile } from '@aylal/contracts/console';
import { SectionCard } from '@aylal/office';
import { Flex, Stack, Tag, Text } from '@aylal/ui';
import { IconCheck, IconX } from '@aylal/ui/icons';
import { Findings } from '../ui/findings.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

const known = [
  'record',
  'descriptor',
  'scenario',
  'clash',
  'shell-route',
  'contract',
  'shared',
  'export',
  'operation',
  'events',
  'event-schema',
  'consumer',
  'size',
  'css',
] as const;

/** Each gate of the registry, asked again beside what is live now. */
export function GatesCard({ gates }: { gates: ReleaseFile['gates'] }) {
  const t = useConsoleMessages();
  const nameOf = (name: string) => {
    const one = known.find((gate) => gate === name);
    return one ? t(`gates.name.${one}`) : name;
  };
  return (
    <SectionCard title={t('gates.title')}>
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('gates.lead')}
        </Text>
        <Flex as="ul" listStyleType="none" gap="2" wrap="wrap">
          {gates.map(({ name, findings }) => (
            <Tag as="li" key={name} tone={findings.length === 0 ? 'success' : 'danger'}>
              {findings.length === 0 ? <IconCheck size={14} /> : <IconX size={14} />}
              {nameOf(name)}
            </Tag>
          ))}
        </Flex>
        <Findings findings={gates.flatMap(({ findings }) => findings)} />
      </Stack>
    </SectionCard>
  );
}
