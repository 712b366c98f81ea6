import { useEffect, useRef } from 'react';
import { formatInstant, formatMoney, useLocale } from '@aylal/shell';
import { Box, Notice } from '@aylal/ui';
import { useChangeMessages } from './change-messages.ts';
import type { ChangeAnswer } from './send-change.ts';

/** The change is made; what is to be paid, and until when. It brings itself in view: the long form that it stands for was answered at its foot. */
export function ChangeDone({ answer }: { answer: Extract<ChangeAnswer, { kind: 'agreed' }> }) {
  const t = useChangeMessages();
  const locale = useLocale();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <Box ref={place}>
      <Notice tone="success" live="status" title={t('warning_flight_change_successful_day_change')}>
        {answer.payUntil === null
          ? t('done.free')
          : t('done.pay', {
              price: formatMoney(answer.toPay, locale),
              until: formatInstant(answer.payUntil, locale),
            })}
      </Notice>
    </Box>
  );
}
