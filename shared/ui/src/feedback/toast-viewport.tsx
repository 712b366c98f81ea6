import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { IconAlertTriangle, IconInfoCircle, IconX } from '../icons/icons.ts';
import { IconCircleCheck } from '../icons/journey-icons.ts';
import { Layer } from '../overlay/layer.tsx';
import { useUiTexts } from '../texts/ui-texts.tsx';

export type ToastItem = {
  id: string;
  kind: 'success' | 'error' | 'info';
  text: string;
  /** A second line: where the money is, what to do. */
  detail?: string | undefined;
  /** How long it stays: 2000 by default, 5000 where money moves, `null` until it is closed. */
  durationMs?: number | null | undefined;
};

export type ToastViewportProps = { items: readonly ToastItem[]; onClose: (id: string) => void };

export const TOAST_DURATION_MS = 2000;

const SIGNS = { success: IconCircleCheck, error: IconAlertTriangle, info: IconInfoCircle };

/**
 * Draws the list it is given at the top centre and calls `onClose` when one's time is over; time stops under the pointer and
 * while the focus is inside. Errors interrupt a reader, the rest waits its turn. Never the only place of an error.
 */
export function ToastViewport({ items, onClose }: ToastViewportProps) {
  const texts = useUiTexts();
  const [held, setHeld] = useState(false);
  return (
    <Layer>
      <chakra.div
        style={viewport}
        role="region"
        aria-label={texts.notifications}
        data-live
        data-print="hide"
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        {items.map((item) => (
          <Toast key={item.id} item={item} held={held} onClose={() => onClose(item.id)} />
        ))}
      </chakra.div>
    </Layer>
  );
}

function Toast({ item, held, onClose }: { item: ToastItem; held: boolean; onClose: () => void }) {
  const texts = useUiTexts();
  const { durationMs = TOAST_DURATION_MS } = item;
  const left = useRef(durationMs);
  const close = useEffectEvent(onClose);
  const Sign = SIGNS[item.kind];

  useEffect(() => {
    const wait = left.current;
    if (held || wait === null) return undefined;
    const started = performance.now();
    const timer = setTimeout(() => close(), wait);
    return () => {
      clearTimeout(timer);
      left.current = Math.max(0, wait - (performance.now() - started));
    };
  }, [held]);

  return (
    <ToastBox role={item.kind === 'error' ? 'alert' : 'status'} kind={item.kind}>
      <Sign style={{ marginTop: 12 }} />
      <chakra.div flex="1" minWidth="0" paddingBlock="3">
        <chakra.b display="block">{item.text}</chakra.b>
        {item.detail}
      </chakra.div>
      <IconButton label={texts.close} variant="onSky" onClick={onClose} opacity="0.8">
        <IconX size={18} />
      </IconButton>
    </ToastBox>
  );
}

/** On the element itself: it is there on every page and comes after the page, and a rule for it would make a phone work out the looks of the whole page again. */
const viewport = {
  position: 'fixed',
  top: 'calc(12px + env(safe-area-inset-top, 0px))',
  insetInline: 0,
  zIndex: 'var(--aylal-z-index-toast)',
  display: 'grid',
  justifyItems: 'center',
  gap: '8px',
  paddingInline: '16px',
  pointerEvents: 'none',
} as const;

const ToastBox = chakra('div', {
  base: {
    pointerEvents: 'auto',
    display: 'flex',
    gap: '3',
    alignItems: 'flex-start',
    width: 'full',
    maxWidth: '420px',
    paddingInlineStart: '3.5',
    borderRadius: 'md',
    bg: 'bg.inverted',
    color: 'fg.inverted',
    boxShadow: 'md',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    animation: 'fadeIn var(--aylal-durations-calm)',
    '& :focus-visible': { outlineColor: 'currentColor', outlineOffset: '-4px' },
  },
  variants: {
    kind: {
      success: { '& > svg': { color: { base: 'grass.300', _dark: 'grass.700' } } },
      error: { '& > svg': { color: { base: 'rose.300', _dark: 'rose.700' } } },
      info: {},
    },
  },
});
