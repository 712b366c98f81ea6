import { SectionCard } from '@aylal/office';
import { Stack, Text } from '@aylal/ui';
import { KeyGate } from '../ui/key-gate.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { PublishForm, type PublishFormProps } from './publish-form.tsx';

/** Publishes a build, signed with a key of this browser that is good for its remote alone. */
export function PublishCard({ build, onPublished }: Omit<PublishFormProps, 'browserKey'>) {
  const t = useConsoleMessages();
  return (
    <SectionCard title={t('publish.card')}>
      <Stack gap="3">
        <Text kind="small" tone="muted">
          {t('publish.cardLead')}
        </Text>
        <KeyGate publishes={build.record.remote}>
          {(key) => <PublishForm build={build} browserKey={key} onPublished={onPublished} />}
        </KeyGate>
      </Stack>
    </SectionCard>
  );
}
