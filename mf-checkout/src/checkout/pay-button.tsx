import { formatMoney, useLocale } from '@aylal/shell';
import type { Money } from '@aylal/domain/money';
import { Button, type ButtonProps } from '@aylal/ui';
import { WithoutScripts, WithScripts } from '@aylal/ui/primitives';
import { IconLock } from '@aylal/ui/icons';
import { loanFor } from '../domain/loan-for.ts';
import { methodText } from '../ui/method-text.ts';
import { useCheckoutMessages } from '../ui/use-checkout-messages.ts';
import { payFormId } from './pay-form.tsx';

export type PayButtonProps = {
  method: { name: string; payment_name: string } | undefined;
  amount: Money;
} & Omit<ButtonProps, 'children' | 'method'>;

/** The one action of the page; repeats how and how much is paid, or borrowed: "QPay-ээр 704,700₮ төлөх". */
export function PayButton({ method, amount, ...rest }: PayButtonProps) {
  const t = useCheckoutMessages();
  const locale = useLocale();
  const borrowed = loanFor(method?.payment_name, amount);
  const values = { amount: formatMoney(borrowed ?? amount, locale), method: method?.name ?? '' };
  return (
    <Button type="submit" form={payFormId} disabled={!method} whiteSpace="normal" {...rest}>
      <IconLock size={18} />
      {method ? (
        <>
          <WithScripts asChild>
            <span>{methodText(t, method.payment_name, 'pay', values)}</span>
          </WithScripts>
          <WithoutScripts>{t('method.pay', values)}</WithoutScripts>
        </>
      ) : (
        t('method.none')
      )}
    </Button>
  );
}
