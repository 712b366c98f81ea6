import { Notice } from '@aylal/ui';
import { useSharedMessages } from '@aylal/shell';
import { useAccountMessages } from '../../ui/use-account-messages.ts';
import type { RefundAnswer } from './send-refund.ts';

/** What came of a request that was not sent, or of which that is not known (ERR-17 to ERR-19). */
export function RefundAnswerNotice({ answer }: { answer: RefundAnswer }) {
  const t = useAccountMessages();
  const s = useSharedMessages();
  switch (answer.kind) {
    case 'sent':
      return null;
    case 'message':
      return (
        <Notice tone="warning" live="alert">
          {answer.message}
        </Notice>
      );
    case 'fields':
      return (
        <Notice tone="danger" live="alert">
          {s('problem.invalid-input')}
        </Notice>
      );
    case 'automatic':
      return (
        <Notice tone="danger" live="alert">
          {t('refund.automatic')}
        </Notice>
      );
    case 'unsuccessful':
      return (
        <Notice tone="danger" live="alert">
          {t('refund.unsuccesful', { message: answer.message })}
        </Notice>
      );
    case 'failed':
    case 'unknown':
      return (
        <Notice tone={answer.kind === 'failed' ? 'danger' : 'warning'} live="alert">
          {t(`refund.${answer.kind}`)}
        </Notice>
      );
  }
}
