import type { ReleaseLogLine } from '@aylal/contracts/console';
import { formatInstantWithYear, useLocale } from '@aylal/shell';
import { chakra, Tag, Text } from '@aylal/ui';
import { useConsoleMessages } from '../ui/use-console-messages.ts';

/** One line of the registry's log, in the registry's words. */
export function LogRow({ line: { at, by, act, what, reason, refused } }: { line: ReleaseLogLine }) {
  const t = useConsoleMessages();
  const locale = useLocale();
  return (
    <Row>
      <Text overflowWrap="anywhere">
        <chakra.strong fontWeight="600">{act}</chakra.strong> {what}{' '}
        {refused !== null && <Tag tone="danger">{t('log.refused', { code: refused })}</Tag>}
      </Text>
      <Text kind="small" tone="muted">
        {by} · {formatInstantWithYear(at, locale)}
      </Text>
      {reason !== '' && (
        <Text marginTop="1" overflowWrap="anywhere">
          {reason}
        </Text>
      )}
    </Row>
  );
}

const Row = chakra('li', {
  base: { paddingBlock: '3', paddingInline: '4', contentVisibility: 'auto', containIntrinsicSize: 'auto 60px' },
});
