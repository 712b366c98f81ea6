import { listWork, replyToRequest } from '@aylal/contracts/office';
import { TextForm, useOfficeWrite } from '@aylal/office';
import { QueryView, WaitingBoxes } from '@aylal/parts';
import { useQuery, useServices } from '@aylal/shell';
import { Stack, Text } from '@aylal/ui';
import { KeyValue, KeyValueList } from '@aylal/ui/primitives';
import { requestQuery } from '../api/work-queries.ts';
import { readAbout } from '../domain/read-about.ts';
import { useOfficeMessages } from '../ui/use-office-messages.ts';

/** What a customer has asked for, for who has taken it, and the reply by mail. */
export function RequestPart({ reference }: { reference: string }) {
  const t = useOfficeMessages();
  const query = useQuery(requestQuery(useServices(), reference));
  return (
    <QueryView
      query={query}
      waiting={<WaitingBoxes label={t('request.loading')} heights={['120px']} />}
      failed={{ title: t('request.failed'), phone: false }}
      notFound={<Text tone="muted">{t('request.gone')}</Text>}
    >
      {({ kind, name, phone, email, ref_number, message, about, locale }) => (
        <Stack gap="4">
          <KeyValueList>
            <KeyValue label={t('request.kind')}>{t(`request.kinds.${kind}`)}</KeyValue>
            {name !== '' && <KeyValue label={t('request.name')}>{name}</KeyValue>}
            {phone !== '' && (
              <KeyValue label={t('people.phone')}>
                <a href={`tel:${phone.replaceAll(' ', '')}`}>{phone}</a>
              </KeyValue>
            )}
            {email !== '' && <KeyValue label={t('people.email')}>{email}</KeyValue>}
            {ref_number !== '' && <KeyValue label={t('assign.order')}>{ref_number}</KeyValue>}
            {readAbout(about).map(([key, value]) => (
              <KeyValue key={key} label={key}>
                {value}
              </KeyValue>
            ))}
            <KeyValue label={t('request.locale')}>{locale}</KeyValue>
          </KeyValueList>
          {message !== '' && (
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere" padding="3" bg="bg.subtle" borderRadius="md">
              {message}
            </Text>
          )}
          {email === '' ? (
            <Text kind="small" tone="muted">
              {t('request.noAddress')}
            </Text>
          ) : (
            <ReplyForm reference={reference} />
          )}
        </Stack>
      )}
    </QueryView>
  );
}

/** Sent twice it is one mail: its id goes with its text until an answer is there. */
function ReplyForm({ reference }: { reference: string }) {
  const t = useOfficeMessages();
  const { intents, toasts } = useServices();
  const { running, fault, run } = useOfficeWrite([listWork.name]);
  const intent = `reply ${reference}`;
  const send = async (text: string) => {
    const id = intents.keyFor(intent, text);
    const refused = await run((api) => api.call(replyToRequest, { body: { id, reference, text } }));
    if (refused !== null) return false;
    intents.settle(intent);
    toasts.show({ kind: 'success', text: t('request.replied') });
    return true;
  };
  return (
    <TextForm
      label={t('request.reply')}
      hint={t('request.replyHint')}
      button={t('request.send')}
      variant="outline"
      running={running}
      fault={fault?.text ?? null}
      onSend={send}
    />
  );
}
