import type { FormEvent } from 'react';
import type { HotelRate } from '@aylal/contracts/hotels';
import { formatMoney, useLocale, usePageForm } from '@aylal/shell';
import { Button, chakra, Notice, type ButtonProps } from '@aylal/ui';
import { useHotelsMessages } from '../ui/use-hotels-messages.ts';
import { rateId } from '../domain/rate-id.ts';
import { rateFields, type RateRefusal } from './rate-fields.ts';

export interface RateFormProps extends Pick<ButtonProps, 'variant' | 'aria-label'> {
  rate: HotelRate;
  onBook: () => void;
}

/** The button that checks a rate and leads on to its booking; without scripts it is posted (`submit-rate.ts`). */
export function RateForm({ rate, onBook, ...button }: RateFormProps) {
  const t = useHotelsMessages();
  const refused = useRateRefusal(rate);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onBook();
  };
  return (
    <chakra.form method="post" onSubmit={send}>
      <input type="hidden" name={rateFields.rate} value={rateId(rate)} />
      <input
        type="hidden"
        name={rateFields.shown}
        value={refused?.kind === 'changed' ? refused.after : rate.rates.total}
      />
      <Button type="submit" aria-haspopup="dialog" {...button}>
        {t('rooms.book')}
      </Button>
    </chakra.form>
  );
}

/** Why a rate that was posted does not lead on; nothing for any other. */
export function RateRefused({ rate }: { rate: HotelRate }) {
  const t = useHotelsMessages();
  const locale = useLocale();
  const refused = useRateRefusal(rate);
  if (!refused) return null;
  if (refused.kind !== 'changed')
    return (
      <Notice tone="warning" live="alert">
        {t(refused.kind === 'gone' ? 'check.gone' : 'check.silent')}
      </Notice>
    );
  const { before, after } = refused;
  const money = (amount: number) => formatMoney(amount, locale);
  return (
    <Notice tone="warning" live="alert">
      {t(after > before ? 'check.dearer' : 'check.cheaper', { difference: money(Math.abs(after - before)) })}{' '}
      {t('check.now')}: {money(after)}
    </Notice>
  );
}

function useRateRefusal(rate: HotelRate): RateRefusal | undefined {
  const refused = usePageForm<RateRefusal>()?.posted?.answer.refused;
  return refused?.rate === rateId(rate) ? refused : undefined;
}
