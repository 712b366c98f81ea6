import { useEffect, useRef, useState } from 'react';
import { beginIdentityImport } from '@aylal/contracts';
import { isListedPage } from '@aylal/domain';
import { ApiError, useServices, type DialogViewOf } from '@aylal/shell';
import { CheckboxField } from '@aylal/ui/carried';
import { Button, LinkButton, Notice, Stack, Text } from '@aylal/ui';
import { IconExternalLink } from '@aylal/ui/icons';
import { useAccountMessages, useSharedMessages } from '../../ui/use-account-messages.ts';
import type { identityImportDialog } from './identity-import-dialog-ref.ts';

/** Where DAN has its sign-in (WEB-4). */
const hosts: ReadonlySet<string> = new Set(['sso.gov.mn']);

/** MODAL-37: what is told and why, consent, and then to e-Mongolia. */
function IdentityImportDialog() {
  const t = useAccountMessages();
  const s = useSharedMessages();
  const { api } = useServices();
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [url, setUrl] = useState<string | null>(null);
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The link itself is followed, so that it can be pressed where the browser holds it back.
    if (url !== null) link.current?.click();
  }, [url]);

  async function begin() {
    setAsking(true);
    setFault(null);
    try {
      const answer = await api.call(beginIdentityImport, {});
      if (answer.status_code !== 200) setFault(answer.message);
      else if (isListedPage(answer.result.url, location.origin, hosts)) setUrl(answer.result.url);
      else setFault(s('failed.text'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFault(s('failed.text'));
    } finally {
      setAsking(false);
    }
  }

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
        <Button disabled={!agreed} loading={asking} loadingText={t('identity.going')} onClick={() => void begin()}>
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
