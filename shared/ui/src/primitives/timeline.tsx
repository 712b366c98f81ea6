import { chakra, useUiTexts } from '@aylal/ui';
import type { ReactNode } from 'react';

export type TimelineStep = {
  id: string;
  state: 'done' | 'now' | 'next' | 'failed';
  title: ReactNode;
  note?: ReactNode | undefined;
};

/** What happened, what happens, what comes: an order's progress. Shape and words tell the state, not colour alone. */
export function Timeline({ label, steps }: { label: string; steps: readonly TimelineStep[] }) {
  const texts = useUiTexts();
  const spoken = {
    done: texts.timelineDone,
    now: texts.timelineNow,
    next: texts.timelineNext,
    failed: texts.timelineFailed,
  };
  return (
    <chakra.ol listStyle="none" aria-label={label}>
      {steps.map((step) => (
        <Row key={step.id} state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          <chakra.b>
            {step.title}
            <chakra.span srOnly>, {spoken[step.state]}</chakra.span>
          </chakra.b>
          {step.note && (
            <chakra.span textStyle="small" color={step.state === 'failed' ? 'fg.error' : 'fg.muted'}>
              {step.note}
            </chakra.span>
          )}
        </Row>
      ))}
    </chakra.ol>
  );
}

const Row = chakra('li', {
  base: {
    position: 'relative',
    display: 'grid',
    paddingInlineStart: '26px',
    paddingBottom: '3.5',
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '4px',
      top: '6px',
      width: '10px',
      height: '10px',
      borderRadius: 'full',
      borderWidth: '2px',
      borderColor: 'border.control',
      bg: 'bg',
    },
    '&:not(:last-child)::after': {
      content: '""',
      position: 'absolute',
      insetInlineStart: '8px',
      top: '20px',
      bottom: '-4px',
      borderInlineStartWidth: '2px',
      borderColor: 'border',
    },
    '&:last-child': { paddingBottom: '0' },
  },
  variants: {
    state: {
      done: {
        _before: { bg: 'grass.solid', borderColor: 'grass.solid' },
        '&:not(:last-child)::after': { borderColor: 'grass.solid' },
      },
      now: { _before: { borderColor: 'accent.solid' } },
      next: {},
      failed: { _before: { bg: 'rose.solid', borderColor: 'rose.solid', borderRadius: '2px' } },
    },
  },
});
