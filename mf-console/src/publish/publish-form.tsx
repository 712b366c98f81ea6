import { publishRelease } from '@aylal/contracts/console';
import { useServices } from '@aylal/shell';
import { Button, Stack } from '@aylal/ui';
import { CheckboxField, TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import type { OpenedBuild } from '../api/open-build.ts';
import { packBuild, signBuild } from '../api/pack-build.ts';
import { readRegistryTime } from '../api/read-registry-time.ts';
import { reasonFault } from '../domain/reason-fault.ts';
import { KeyGate } from '../ui/key-gate.tsx';
import { useConsoleMessages } from '../ui/use-console-messages.ts';
import { BuildOutcomeView } from './build-outcome-view.tsx';
import { SendingProgress } from './sending-progress.tsx';
import { useBuildSending } from './use-build-sending.ts';

export interface PublishFormProps {
  readonly build: OpenedBuild;
  readonly onPublished: () => void;
  readonly browserKey: BrowserKey;
}

/** The press that publishes. Without a look in a browser a person who may promote answers for it, with a reason and a second signature. */
export function PublishForm({ build, browserKey, onPublished }: PublishFormProps) {
  const t = useConsoleMessages();
  const services = useServices();
  const { sending, outcome, send, cancel } = useBuildSending();
  const [unseen, setUnseen] = useState(false);
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const approver = useRef<BrowserKey>(null);
  const wrong = unseen ? reasonFault(reason) : null;
  const publish = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    const answering = unseen ? approver.current : null;
    if (wrong !== null || (unseen && answering === null)) {
      const form = event.currentTarget;
      // The field says what is wrong once it has been drawn.
      setTimeout(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    const approval = answering && { key: answering, reason: reason.trim() };
    void send(publishRelease, async () => {
      const now = await readRegistryTime(services);
      return signBuild(await packBuild(build), build, { key: browserKey, approval, now });
    }).then(({ kind }) => kind === 'published' && onPublished());
  };
  return (
    <form noValidate onSubmit={publish}>
      <Stack gap="3">
        {sending ? (
          <SendingProgress sending={sending} look={!unseen} onCancel={cancel} />
        ) : (
          <>
            <CheckboxField
              label={t('publish.unseen')}
              hint={t('publish.unseenHint')}
              checked={unseen}
              onChange={({ target }) => setUnseen(target.checked)}
            />
            {unseen && (
              <KeyGate>
                {(key) => (
                  <TextAreaField
                    ref={() => {
                      approver.current = key;
                      return () => {
                        approver.current = null;
                      };
                    }}
                    label={t('act.reason')}
                    hint={t('act.reasonHint')}
                    rows={2}
                    maxLength={300}
                    value={reason}
                    onChange={({ target }) => setReason(target.value)}
                    error={asked && wrong !== null ? t(`act.reasonFault.${wrong}`) : undefined}
                  />
                )}
              </KeyGate>
            )}
            <Button type="submit" alignSelf="start">
              {t('publish.button')}
            </Button>
          </>
        )}
        {outcome && <BuildOutcomeView outcome={outcome} record={build.record} />}
      </Stack>
    </form>
  );
}
