import type { DeclineReason } from '@aylal/contracts/payments';
import type { Money } from '@aylal/domain/money';
import { writeCountdown } from '@aylal/parts';
import { formatMoney, useLocale } from '@aylal/shell';
import { Button, chakra, Notice, type NoticeTone, Spinner } from '@aylal/ui';
import { WithScripts } from '@aylal/ui/primitives';
import type { InvoiceStage } from '../domain/invoice-stage.ts';
import { useCheckoutMessages } from './use-checkout-messages.ts';

/** The stages in which an invoice is shown. */
export type ShownStage = Exclude<InvoiceStage['kind'], 'opening' | 'refused' | 'paid'>;

const tones: Record<ShownStage, NoticeTone> = {
  open: 'info',
  seen: 'info',
  matching: 'info',
  declined: 'danger',
  partial: 'warning',
  expired: 'warning',
  unknown: 'warning',
};

export interface StageNoticeProps {
  /** Whose words: of an invoice with a QR code, of a transfer, of a partner's page, or of a loan. */
  readonly namespace: 'payment' | 'transfer' | 'card' | 'loan';
  readonly stage: ShownStage;
  /** Why the bank said no, where it did. */
  readonly declined: DeclineReason | null;
  readonly remainingMs: number;
  readonly paid: Money;
  readonly toPay: Money;
  readonly checking: boolean;
  readonly onCheck: () => void;
  readonly onNewCode: () => void;
}

/** The state of the payment, in words and with the way on. The moving clock is for the eye alone; each state is announced once. */
export function StageNotice({
  namespace,
  stage,
  declined,
  remainingMs,
  paid,
  toPay,
  checking,
  onCheck,
  onNewCode,
}: StageNoticeProps) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const waiting = stage === 'open' || stage === 'seen' || stage === 'partial';
  if (stage === 'declined')
    return (
      <Notice
        tone={tones.declined}
        live="status"
        title={<chakra.span display="block">{t('declined.title')}</chakra.span>}
      >
        {t(`declined.reason.${declined ?? 'declined'}`)} {t('declined.next')}
      </Notice>
    );
  const action = waiting ? (
    <chakra.b aria-hidden whiteSpace="nowrap" suppressHydrationWarning>
      {writeCountdown(remainingMs)}
    </chakra.b>
  ) : (
    <WithScripts>
      <Button size="sm" variant="outline" loading={checking} onClick={stage === 'expired' ? onNewCode : onCheck}>
        {t(stage === 'expired' ? `${namespace}.newCode` : 'money.check')}
      </Button>
    </WithScripts>
  );
  // Only transfers are matched by hand.
  const said = stage === 'matching' ? 'transfer.stage.matching' : (`${namespace}.stage.${stage}` as const);
  return (
    <Notice
      tone={tones[stage]}
      live="status"
      icon={waiting ? <Spinner aria-hidden color="accent.fg" /> : undefined}
      title={<chakra.span display="block">{t(`${said}.title`)}</chakra.span>}
      action={action}
    >
      {t(`${said}.text`, { paid: formatMoney(paid, locale), toPay: formatMoney(toPay, locale) })}
    </Notice>
  );
}
