import { chakra } from '@chakra-ui/react/styled-system';
import { useId, useState } from 'react';
import type { ReactNode } from 'react';
import { Fieldset, Legend } from './group-legend.tsx';
import { BareInput, InputBox } from './input-box.tsx';

export type RangeFieldProps = {
  legend: ReactNode;
  /** Names of the two ends: "from", "to". */
  lowLabel: string;
  highLabel: string;
  min: number;
  max: number;
  step?: number | undefined;
  value: readonly [low: number, high: number];
  onChange: (value: [low: number, high: number]) => void;
  /** A figure as the language writes it: `812,600₮`. */
  format: (figure: number) => string;
};

/** A span between two figures: two thumbs, and two fields that do the same without dragging. */
export function RangeField({
  legend,
  lowLabel,
  highLabel,
  min,
  max,
  step = 1,
  value,
  onChange,
  format,
}: RangeFieldProps) {
  const [low, high] = value;
  const share = (figure: number) => (max > min ? ((figure - min) / (max - min)) * 100 : 0);
  const setLow = (figure: number) => onChange([Math.max(min, Math.min(figure, high)), high]);
  const setHigh = (figure: number) => onChange([low, Math.min(max, Math.max(figure, low))]);
  const thumb = { type: 'range', min, max, step } as const;
  return (
    <Fieldset>
      <Legend>{legend}</Legend>
      <chakra.div position="relative" height="44px" marginInline="1">
        <chakra.span
          position="absolute"
          insetInline="0"
          top="20px"
          height="4px"
          borderRadius="2px"
          bg="bg.emphasized"
        />
        <chakra.span
          position="absolute"
          top="20px"
          height="4px"
          bg="accent.solid"
          style={{ insetInlineStart: `${share(low)}%`, insetInlineEnd: `${100 - share(high)}%` }}
        />
        <Thumb
          {...thumb}
          aria-label={lowLabel}
          aria-valuetext={format(low)}
          value={low}
          onChange={(event) => setLow(Number(event.target.value))}
        />
        <Thumb
          {...thumb}
          aria-label={highLabel}
          aria-valuetext={format(high)}
          value={high}
          onChange={(event) => setHigh(Number(event.target.value))}
        />
      </chakra.div>
      <chakra.div display="flex" gap="2" alignItems="center">
        <FigureInput label={lowLabel} figure={low} format={format} onCommit={setLow} />
        <chakra.span color="fg.subtle" aria-hidden>
          –
        </chakra.span>
        <FigureInput label={highLabel} figure={high} format={format} onCommit={setHigh} />
      </chakra.div>
    </Fieldset>
  );
}

type FigureInputProps = {
  label: string;
  figure: number;
  format: (figure: number) => string;
  onCommit: (figure: number) => void;
};

/** Shows the figure as the language writes it; while it has the focus, plain digits. */
function FigureInput({ label, figure, format, onCommit }: FigureInputProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);

  function commit() {
    if (typed) onCommit(Number(typed));
    setTyped(null);
  }

  return (
    <InputBox paddingInline="2.5">
      <BareInput
        id={id}
        aria-label={label}
        inputMode="numeric"
        value={typed ?? format(figure)}
        onFocus={() => setTyped(String(figure))}
        onChange={(event) => setTyped(event.target.value.replaceAll(/\D/g, ''))}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </InputBox>
  );
}

const knob = {
  pointerEvents: 'auto',
  boxSizing: 'border-box',
  width: '24px',
  height: '24px',
  borderRadius: '50%',
  border: '2px solid var(--aylal-colors-accent-solid)',
  background: 'var(--aylal-colors-bg)',
  boxShadow: 'var(--aylal-shadows-sm)',
  cursor: 'grab',
} as const;

const Thumb = chakra('input', {
  base: {
    appearance: 'none',
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    margin: '0',
    bg: 'transparent',
    pointerEvents: 'none',
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::-webkit-slider-thumb': {
      outline: '2px solid var(--aylal-colors-focus-ring)',
      outlineOffset: '2px',
    },
    '&:focus-visible::-moz-range-thumb': { outline: '2px solid var(--aylal-colors-focus-ring)', outlineOffset: '2px' },
    '&::-webkit-slider-thumb': { appearance: 'none', ...knob },
    '&::-moz-range-thumb': knob,
  },
});
