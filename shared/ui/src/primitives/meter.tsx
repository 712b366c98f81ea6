import { chakra } from '@aylal/ui';

export type MeterProps = { label: string; value: number; max: number };

/** How much of a whole is done: the paid part of an instalment plan. The figures stand beside it in words. */
export function Meter({ label, value, max }: MeterProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0;
  return (
    <chakra.div
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      height="6px"
      borderRadius="3px"
      bg="bg.emphasized"
      overflow="hidden"
    >
      <chakra.div height="full" bg="grass.solid" borderRadius="3px" style={{ width: `${share * 100}%` }} />
    </chakra.div>
  );
}
