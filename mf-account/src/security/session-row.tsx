import type { OwnSession } from '@aylal/contracts/account';
import { FormKey } from '@aylal/forms';
import { formatInstant, useLocale } from '@aylal/shell';
import { Button, Flex, Tag, Text } from '@aylal/ui';
import { IconCheck } from '@aylal/ui/icons';
import { useAccountMessages } from '../ui/use-account-messages.ts';
import { endField } from './end-field.ts';

export interface SessionRowProps {
  readonly session: OwnSession;
  readonly ending: boolean;
  readonly onEnd: (device: string) => void;
}

/** A device by the words its owner knows it by, when it was last used, and the way to sign it out, which is posted without scripts (`submit-end.ts`). */
export function SessionRow({ session, ending, onEnd }: SessionRowProps) {
  const t = useAccountMessages();
  const locale = useLocale();
  const device = session.device || t('security.unknownDevice');
  const when = (at: string) => formatInstant(at, locale);
  return (
    <Flex as="li" gap="3" justify="space-between" align="center" wrap="wrap">
      <div>
        <Text strong overflowWrap="anywhere">
          {device}
        </Text>
        <Text kind="small" tone="muted">
          {t('security.used', { date: when(session.used_at) })} ·{' '}
          {t('security.since', { date: when(session.created_at) })}
        </Text>
      </div>
      {session.current ? (
        <Tag tone="success">
          <IconCheck size={14} />
          {t('security.current')}
        </Tag>
      ) : (
        <form
          method="post"
          onSubmit={(event) => {
            event.preventDefault();
            onEnd(device);
          }}
        >
          <FormKey />
          <Button
            type="submit"
            name={endField}
            value={session.id}
            size="sm"
            variant="outline"
            loading={ending}
            aria-label={`${t('security.end')}: ${device}`}
          >
            {t('security.end')}
          </Button>
        </form>
      )}
    </Flex>
  );
}
