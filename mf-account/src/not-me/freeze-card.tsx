import { reportContactChange } from '@aylal/contracts/account';
import { endpointMutation, useMutation, useServices } from '@aylal/shell';
import { Button, Card, Notice, Stack, StatusView, Text } from '@aylal/ui';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { BadLink } from './bad-link.tsx';

/** What freezing does, the button that does it, and the word that it is done. */
export function FreezeCard({ link }: { link: string }) {
  const t = useAccountMessages();
  const { api, session } = useServices();
  const report = useMutation({
    ...endpointMutation(api, reportContactChange),
    // This browser may be one of those that are signed out now.
    onSuccess: () => session.refresh(),
  });
  const status = report.data?.status_code;
  if (status === 404 || status === 400) return <BadLink />;
  if (status === 200)
    return (
      <div role="status">
        <StatusView kind="done" title={t('notMe.done')}>
          {t('notMe.doneText')}
        </StatusView>
      </div>
    );
  return (
    <Card padding={{ base: '4', lg: '5' }}>
      <Stack gap="4">
        <Text>{t('notMe.lead')}</Text>
        <Text tone="muted">{t('notMe.what')}</Text>
        {(report.isError || status !== undefined) && (
          <Notice tone="danger" live="alert">
            {t('notMe.failed')}
          </Notice>
        )}
        <Button
          variant="danger"
          alignSelf={{ md: 'flex-start' }}
          loading={report.isPending}
          onClick={() => report.mutate({ body: { link } })}
        >
          {t('notMe.freeze')}
        </Button>
      </Stack>
    </Card>
  );
}
