import { Box, Button, chakra, Flex, Notice, Stack, Text } from '@aylal/ui';
import { TextAreaField } from '@aylal/ui/primitives';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import type { BrowserKey } from '../api/browser-key.ts';
import type { Command } from '../domain/commands.ts';
import { reasonFault } from '../domain/reason-fault.ts';
import { useConsoleMessages } from './use-console-messages.ts';
import { useReleaseCommand, type CommandOutcome, type CommandRefusal } from './use-release-command.ts';

/** What is about to be signed, and in words what it does. */
export interface CommandToSign {
  readonly command: Command;
  readonly summary: string;
}

export interface SignedActFormProps {
  readonly browserKey: BrowserKey;
  /** What the act is called on its button. */
  readonly button: string;
  /** What was chosen; null where something of it is wrong, which the fields say then. */
  readonly prepare: () => CommandToSign | null;
  /** The registry's time, as an ISO instant. */
  readonly time: () => string;
  readonly onDone: (outcome: CommandOutcome) => void;
  /** Whether a field says the refusal: then the fields are shown again. */
  readonly onRefused?: (refusal: CommandRefusal) => boolean;
  /** Fields beside the reason. */
  readonly children?: ReactNode;
}

/** An act in two steps: what and why, then in one sentence what will be, which is signed and sent. What was typed stays whatever comes of it. */
export function SignedCommandForm({
  browserKey,
  button,
  prepare,
  time,
  onDone,
  onRefused,
  children,
}: SignedActFormProps) {
  const t = useConsoleMessages();
  const [reason, setReason] = useState('');
  const [asked, setAsked] = useState(false);
  const [ready, setReady] = useState<CommandToSign | null>(null);
  const [sent, setSent] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { running, fault, run } = useReleaseCommand(browserKey);
  const wrong = reasonFault(reason);
  // The fields say what is wrong once they have been drawn.
  const focusFault = () => setTimeout(() => form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
  const check = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    setSent(false);
    const next = prepare();
    if (wrong === null && next) return setReady(next);
    focusFault();
  };
  const send = async ({ command }: CommandToSign) => {
    setSent(true);
    const refused = await run({ ...command, reason: reason.trim(), at: time() }, onDone);
    if (refused !== null && !onRefused?.(refused)) return;
    setReady(null);
    if (refused !== null) return void focusFault();
    setAsked(false);
    setReason('');
  };
  return (
    <form ref={form} noValidate onSubmit={check}>
      <Stack gap="3" display={ready ? 'none' : 'flex'}>
        {children}
        <TextAreaField
          label={t('act.reason')}
          hint={t('act.reasonHint')}
          rows={2}
          maxLength={300}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          error={asked && wrong !== null ? t(`act.reasonFault.${wrong}`) : undefined}
        />
        <Button type="submit" alignSelf="start">
          {button}
        </Button>
      </Stack>
      {ready && (
        <Stack gap="3">
          <Summary role="status">
            <Text fontWeight="600">{ready.summary}</Text>
            <Text kind="small" tone="muted">
              {t('act.because', { reason: reason.trim() })}
            </Text>
          </Summary>
          {sent && fault !== null && (
            <Notice tone="danger" live="alert">
              {fault.text}
              {fault.details.map((line) => (
                <Box key={line} marginTop="1" overflowWrap="anywhere">
                  {line}
                </Box>
              ))}
            </Notice>
          )}
          <Flex gap="3" wrap="wrap">
            <Button loading={running} onClick={() => void send(ready)}>
              {t('act.sign')}
            </Button>
            <Button variant="outline" disabled={running} onClick={() => setReady(null)}>
              {t('act.change')}
            </Button>
          </Flex>
        </Stack>
      )}
    </form>
  );
}

const Summary = chakra('div', {
  base: { padding: '3', bg: 'bg.subtle', borderRadius: 'md', borderWidth: '1px', borderColor: 'border.muted' },
});
