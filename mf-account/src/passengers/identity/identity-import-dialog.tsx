import { useEffect, useRef, useState } from 'react';
import { beginIdentityImport } from '@aylal/contracts/account';
import { isListedPage } from '@aylal/domain/payments';
import { useWrite } from '@aylal/parts';
import { type DialogViewOf, useServices, useSharedMessages } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/primitives';
import { Button, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { identityImportDialog } from './identity-import-dialog-ref.ts';

/** Where DAN has its sign-in (WEB-4). */
const hosts: ReadonlySet<string> = new Set(['sso.gov.mn']);

/** MODAL-37: what is shared and why, consent, and then to e-Mongolia. */
function IdentityImportDialog() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const [agreed, setAgreed] = useState(false);
  const [url, setUrl] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The link itself is followed, so that it can be pressed where the browser holds it back.
    if (url !== null) link.current?.click();
  }, [url]);

  const { running, fault, run } = useWrite(
    async () => {
      const answer = await api.call(beginIdentityImport, {});
      if (answer.status_code !== 200) return answer.message;
      if (!isListedPage(answer.result.url, location.origin, hosts)) return s('failed.text');
      setUrl(answer.result.url);
      return null;
    },
    () => s('failed.text'),
  );

  return (
    <Stack gap="4">
      <Text>{t('identity.lead')}</Text>
      <Text tone="muted">{t('identity.what')}</Text>
      <Text tone="muted">{t('identity.why')}</Text>
      <CheckboxField
        label={t('identity.consent')}
        checked={agreed}
        onChange={(event) => setAgreed(event.target.checked)}
      />
      {fault !== null && (
        <Notice tone="warning" live="alert">
          {fault}
        </Notice>
      )}
      {url === null ? (
        <Button disabled={!agreed} loading={running} loadingText={t('identity.going')} onClick={() => void run()}>
          {t('identity.go')}
        </Button>
      ) : (
        <LinkButton asChild>
          <a ref={link} href={url}>
            <IconExternalLink size={18} />
            {t('identity.go')}
          </a>
        </LinkButton>
      )}
    </Stack>
  );
}

export const view: DialogViewOf<typeof identityImportDialog> = {
  title: 'identity.title',
  Component: IdentityImportDialog,
};
