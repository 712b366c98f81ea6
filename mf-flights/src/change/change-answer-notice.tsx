import { formatMoney, useLocale, useSharedMessages } from '@aylal/shell';
import type { Money } from '@aylal/domain/money';
import { Notice } from '@aylal/ui';
import { useChangeMessages } from './change-messages.ts';
import type { ChangeAnswer } from './send-change.ts';

/** What came of an attempt that did not change anything, or of which that is not known (ERR-21). */
export function ChangeAnswerNotice({ answer, before }: { answer: ChangeAnswer; before: Money }) {
  const t = useChangeMessages();
  const s = useSharedMessages();
  const locale = useLocale();
  switch (answer.kind) {
    case 'agreed':
      return null;
    case 'moved':
      return (
        <Notice tone="warning" live="alert">
          {t('confirm.moved', {
            before: formatMoney(before, locale),
            after: formatMoney(answer.option.to_pay, locale),
          })}
        </Notice>
      );
    case 'signed-out':
      return (
        <Notice tone="warning" live="alert">
          {t('confirm.signedOut')}
        </Notice>
      );
    case 'unknown':
      return (
        <Notice tone="warning" live="alert">
          {t('confirm.unknown')}
        </Notice>
      );
    case 'problem':
      return (
        <Notice tone="danger" live="alert" title={t('notify_flight_change_failed')}>
          {s(`problem.${answer.problem}`)}
        </Notice>
      );
    case 'failed':
      return (
        <Notice tone="danger" live="alert">
          {t('notify_flight_change_failed')}
        </Notice>
      );
  }
}
