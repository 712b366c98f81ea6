import { chakra, useUiTexts } from '@aylal/ui';
import { IconCheck } from '../icons/journey-icons.ts';
import { fillText } from '../texts/fill-text.ts';

export type StepperProps = {
  /** What the steps lead to. */
  label: string;
  steps: readonly { id: string; label: string }[];
  /** The id of the step one is on; those before it are done. */
  current: string;
};

/** Where one is on the way: done with a tick, now solid, next hollow. A phone names only the current step. */
export function Stepper({ label, steps, current }: StepperProps) {
  const texts = useUiTexts();
  const now = steps.findIndex((step) => step.id === current);
  return (
    <chakra.nav aria-label={label}>
      <StepList>
        {steps.map((step, index) => (
          <Step key={step.id} on={index === now} aria-current={index === now ? 'step' : undefined}>
            <Disc state={index < now ? 'done' : index === now ? 'now' : 'next'} aria-hidden>
              {index < now ? <IconCheck size={14} /> : index + 1}
            </Disc>
            <chakra.span srOnly>
              {fillText(texts.step, { number: index + 1, total: steps.length, label: step.label })}
              {index < now ? `, ${texts.stepDone}` : ''}
            </chakra.span>
            <chakra.span aria-hidden display={index === now ? undefined : { base: 'none', md: 'inline' }}>
              {step.label}
            </chakra.span>
          </Step>
        ))}
      </StepList>
    </chakra.nav>
  );
}

const StepList = chakra('ol', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    listStyle: 'none',
    fontSize: '0.875rem',
    lineHeight: 'sm',
    color: 'fg.muted',
  },
});

const Step = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    whiteSpace: 'nowrap',
    '&:not(:first-of-type)::before': {
      content: '""',
      width: { base: '20px', lg: '48px' },
      borderTopWidth: '1.5px',
      borderColor: 'border.emphasized',
    },
  },
  variants: { on: { true: { color: 'fg', fontWeight: '600' } } },
});

const Disc = chakra('span', {
  base: {
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    width: '24px',
    height: '24px',
    borderRadius: 'full',
    borderWidth: '1.5px',
    borderColor: 'border.control',
    fontSize: 'xs',
    fontWeight: '600',
  },
  variants: {
    state: {
      done: { borderColor: 'grass.solid', color: 'fg.success' },
      now: { bg: 'accent.solid', borderColor: 'accent.solid', color: 'accent.contrast' },
      next: {},
    },
  },
});
