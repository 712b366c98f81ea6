import { deleteAccount } from '@aylal/contracts/account';
import { useServices, type DialogViewOf } from '@aylal/shell';
import { Button, Flex, Notice, Stack, Text } from '@aylal/ui';
import { AccessNotice } from '../ui/proof/access-notice.tsx';
import { CodeStep } from '../ui/proof/code-step.tsx';
import { useCode } from '../ui/proof/use-code.ts';
import { contactBody, writeContact, type Contact } from '../domain/contact.ts';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import type { accountDeleteDialog } from './account-delete-dialog-ref.ts';

interface AccountDeleteProps {
  readonly props: { readonly contact: Contact };
  readonly close: (deleted: boolean) => void;
}

/** First what goes and what stays, then a fresh code (SEC-3): nothing is done before its digits are right. */
function AccountDeleteDialog({ props: { contact }, close }: AccountDeleteProps) {
  const t = useAccountMessages();
  const { api } = useServices();
  const code = useCode('account-deletion', contact);
  const { progress, running, fault } = code;
  if (progress.step === 'code')
    return (
      <CodeStep
        sentTo={writeContact(contact)}
        sentMs={progress.sentMs}
        wrongCode={progress.wrongCode}
        running={running}
        fault={fault}
        act={{ label: t('ownData.delete'), danger: true }}
        onConfirm={(digits) =>
          void code.confirmAndSpend(digits, progress.sentMs, {
            call: (verify_code) => api.call(deleteAccount, { body: { ...contactBody(contact), verify_code } }),
            onDone: () => close(true),
          })
        }
        onResend={() => void code.send()}
      />
    );
  return (
    <Stack gap="4">
      <Notice tone="danger">{t('ownData.deleteForGood')}</Notice>
      <Text>{t('ownData.deleteGone')}</Text>
      <Text tone="muted">{t('ownData.deleteStays')}</Text>
      <Text tone="muted" overflowWrap="anywhere">
        {t('ownData.codeGoesTo', { sentTo: writeContact(contact) })}
      </Text>
      <AccessNotice fault={fault} />
      <Flex gap="2" justify="flex-end" wrap="wrap">
        <Button variant="outline" data-autofocus onClick={() => close(false)}>
          {t('ownData.keep')}
        </Button>
        <Button variant="danger" loading={running} onClick={() => void code.send()}>
          {t('ownData.sendCode')}
        </Button>
      </Flex>
    </Stack>
  );
}

export const view: DialogViewOf<typeof accountDeleteDialog> = {
  title: 'ownData.delete',
  Component: AccountDeleteDialog,
};
