import { starSteps, type StarStep } from '@aylal/domain/hotels';
import { chakra } from '@aylal/ui';
import { useHotelsMessages } from './use-hotels-messages.ts';

const shape = 'M10 1.6l2.6 5.3 5.8.8-4.2 4.1 1 5.8-5.2-2.7-5.2 2.7 1-5.8L1.6 7.7l5.8-.8z';

/** HOTEL-15: the class of a hotel as five stars, halves too; a number for screen readers. */
export function Stars({ rating }: { rating: number }) {
  const t = useHotelsMessages();
  return (
    <chakra.span role="img" aria-label={t('stars.of', { rating })} display="inline-flex" gap="0.5" color="goldMark">
      {starSteps(rating).map((step, index) => (
        <Star key={index} step={step} />
      ))}
    </chakra.span>
  );
}

function Star({ step }: { step: StarStep }) {
  return (
    <chakra.svg viewBox="0 0 20 20" width="16px" height="16px" aria-hidden data-star={step}>
      <path d={shape} fill="none" stroke="currentColor" strokeWidth="1.2" />
      {step !== 'empty' && (
        <path d={shape} fill="currentColor" {...(step === 'half' ? { clipPath: 'inset(0 50% 0 0)' } : {})} />
      )}
    </chakra.svg>
  );
}
