import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { IconLock } from '../icons/icons.ts';
import { FieldFrame } from './field-frame.tsx';
import type { FieldFrameProps } from './field-frame.tsx';
import { BareInput, InputBox } from './input-box.tsx';

export type TextFieldProps = FieldFrameProps &
  Omit<ComponentProps<'input'>, 'prefix' | 'size' | 'color' | 'height' | 'width'> & {
    prefix?: ReactNode | undefined;
    suffix?: ReactNode | undefined;
    /** Something is being looked up for this value: a spinner is at the end. */
    checking?: boolean | undefined;
  };

/**
 * A line of text with its label above and its hint or error below. Takes every attribute of an input, and a `ref`, so that
 * `{...register('firstName')}` fits. `readOnly` shows a lock.
 */
export function TextField({
  label,
  hint,
  error,
  optional,
  hideLabel,
  prefix,
  suffix,
  checking,
  id,
  ...input
}: TextFieldProps) {
  const off = input.disabled || input.readOnly;
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => (
        <InputBox {...(error ? { state: 'error' } : off ? { state: 'off' } : {})}>
          {prefix && <Affix>{prefix}</Affix>}
          <BareInput type="text" aria-required={!optional || undefined} {...input} {...control} />
          {checking && (
            <Affix tone="accent">
              <Spinner />
            </Affix>
          )}
          {input.readOnly && <IconLock size={18} />}
          {suffix && <Affix>{suffix}</Affix>}
        </InputBox>
      )}
    </FieldFrame>
  );
}

function Affix({ children, tone }: { children: ReactNode; tone?: 'accent' }) {
  return (
    <chakra.span display="inline-flex" flexShrink="0" color={tone ? 'accent.fg' : 'fg.muted'}>
      {children}
    </chakra.span>
  );
}
