import { chakra, chipRecipe, FieldNote, Fieldset, Legend } from '@aylal/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { HiddenControl } from './marks.tsx';

export type RadioChipOption<Value extends string = string> = {
  value: Value;
  label: ReactNode;
  disabled?: boolean | undefined;
};

export type RadioChipsProps<Value extends string = string> = {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name?: string | undefined;
  options: readonly RadioChipOption<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
  /** `segment` lays the choices in one grey trough, for two or three that change what is below. */
  variant?: 'chips' | 'segment' | undefined;
};

/** A few words of which one holds: trip type, gender, e-mail or phone. Arrows move and choose, Tab leaves. */
export function RadioChips<Value extends string>(props: RadioChipsProps<Value>) {
  const { legend, hideLegend, name, options, value, onChange, error, variant = 'chips' } = props;
  const id = useId();
  const Option = variant === 'segment' ? Segment : ChipLabel;
  return (
    <Fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <Legend hidden={hideLegend ?? false}>{legend}</Legend>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        {...(variant === 'segment'
          ? { flexWrap: 'nowrap', gap: '0', padding: '3px', bg: 'bg.muted', borderRadius: 'md' }
          : {})}
      >
        {options.map((option) => (
          <Option key={option.value} on={option.value === value}>
            <HiddenControl
              type="radio"
              name={name ?? id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              onChange={() => onChange(option.value)}
            />
            {option.label}
          </Option>
        ))}
      </chakra.div>
      <chakra.div marginTop={error ? '1.5' : undefined}>
        <FieldNote id={`${id}-note`} error={error} />
      </chakra.div>
    </Fieldset>
  );
}

const focusInside = {
  '&:has(input:focus-visible)': { outline: '2px solid', outlineColor: 'focusRing', outlineOffset: '2px' },
};

const ChipLabel = chakra('label', {
  ...chipRecipe,
  base: { ...chipRecipe.base, position: 'relative', ...focusInside },
});

const Segment = chakra('label', {
  base: {
    position: 'relative',
    flex: '1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '1.5',
    minHeight: { base: '44px', lg: '38px' },
    paddingInline: '3',
    borderRadius: '8px',
    fontSize: '0.875rem',
    lineHeight: 'sm',
    color: 'fg.muted',
    textAlign: 'center',
    cursor: 'pointer',
    ...focusInside,
  },
  variants: {
    on: { true: { bg: { base: 'bg', _dark: 'bg.emphasized' }, color: 'fg', fontWeight: '600', boxShadow: 'xs' } },
  },
});
