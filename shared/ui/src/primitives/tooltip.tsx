import { chakra } from '@aylal/ui';
import { useEffect, useId, useState } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

/** CONST-07: how long a pointer stays before the words appear. */
export const TOOLTIP_DELAY_MS = 150;

export type TooltipProps = {
  text: string;
  /** Draws what is explained; spread the props on it so that readers hear the words too. */
  children: (props: { 'aria-describedby': string }) => ReactNode;
};

/** A few words for something already named: after 150 ms of rest or at once on focus; Esc hides it. Never the only place of a fact. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const [near, setNear] = useState<'no' | 'resting' | 'focused'>('no');
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (near === 'no') return undefined;
    const timer = setTimeout(() => setShown(true), near === 'focused' ? 0 : TOOLTIP_DELAY_MS);
    return () => clearTimeout(timer);
  }, [near]);

  function leave() {
    setNear('no');
    setShown(false);
  }

  return (
    <chakra.span
      position="relative"
      display="inline-flex"
      onPointerEnter={() => setNear('resting')}
      onPointerLeave={leave}
      onFocus={() => setNear('focused')}
      onBlur={leave}
      onKeyDown={(event: KeyboardEvent) => event.key === 'Escape' && setShown(false)}
    >
      {children({ 'aria-describedby': id })}
      <TooltipText id={id} role="tooltip" hidden={!shown}>
        {text}
      </TooltipText>
    </chakra.span>
  );
}

const TooltipText = chakra('span', {
  base: {
    position: 'absolute',
    bottom: 'calc(100% + 8px)',
    insetInlineStart: '50%',
    translate: '-50% 0',
    zIndex: 'tooltip',
    width: 'max-content',
    maxWidth: '260px',
    paddingBlock: '1.5',
    paddingInline: '2.5',
    borderRadius: '8px',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    textStyle: 'small',
    pointerEvents: 'none',
    animation: 'fadeIn var(--aylal-durations-quick)',
    '&[hidden]': { display: 'none' },
  },
});
