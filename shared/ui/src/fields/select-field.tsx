import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { IconChevronDown } from '../icons/icons.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldFrameProps } from './field-frame.tsx';
import { InputBox } from './input-box.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean | undefined };

export type SelectFieldProps = FieldFrameProps &
  Omit<ComponentProps<'select'>, 'size' | 'color' | 'height' | 'width' | 'children'> & {
    options: readonly SelectOption[];
    /** The first, empty line. */
    placeholder?: string | undefined;
    prefix?: ReactNode | undefined;
  };

/** The browser's own select in our box: nothing is easier on a phone. */
export function SelectField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  options,
  placeholder,
  prefix,
  id,
  ...select
}: SelectFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => (
        <InputBox position="relative" {...(error ? { state: 'error' } : select.disabled ? { state: 'off' } : {})}>
          {prefix}
          <BareSelect {...select} {...control}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </BareSelect>
          <chakra.span position="absolute" insetEnd="3.5" pointerEvents="none" color="fg.muted">
            <IconChevronDown size={18} />
          </chakra.span>
        </InputBox>
      )}
    </FieldFrame>
  );
}

const BareSelect = chakra('select', {
  base: {
    appearance: 'none',
    flex: '1',
    minWidth: '0',
    alignSelf: 'stretch',
    bg: 'transparent',
    border: '0',
    color: 'inherit',
    textStyle: 'input',
    paddingInlineEnd: '7',
    marginInlineEnd: '-3.5',
    textOverflow: 'ellipsis',
    '&:focus, &:focus-visible': { outline: 'none' },
    '& option': { bg: 'bg.panel', color: 'fg' },
  },
});
