import { chakra, FieldFrame, type FieldFrameProps } from '@aylal/ui';
import type { ChangeEvent, ReactNode } from 'react';

export type CodeFieldProps = Omit<FieldFrameProps, 'optional'> & {
  /** The id of its input. */
  id?: string | undefined;
  value: string;
  onChange: (value: string) => void;
  length?: number | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  /** Under the boxes: when another code can be asked for. */
  footer?: ReactNode | undefined;
};

/** A code from a message: one input over drawn boxes, so that paste, autofill and readers meet a single field. */
export function CodeField({ value, onChange, length = 4, disabled, name, footer, ...frame }: CodeFieldProps) {
  function change(event: ChangeEvent<HTMLInputElement>) {
    const digits = event.target.value.replaceAll(/\D/g, '').slice(0, length);
    if (digits !== value) onChange(digits);
  }
  return (
    <FieldFrame {...frame}>
      {(control) => (
        <>
          <chakra.div position="relative" display="flex" gap="2" width="fit" maxWidth="full">
            <CodeInput
              {...control}
              name={name}
              value={value}
              onChange={change}
              disabled={disabled}
              inputMode="numeric"
              autoComplete="one-time-code"
              pattern={`[0-9]{${length}}`}
              aria-required
            />
            {Array.from({ length }, (_, index) => (
              <DigitBox
                key={index}
                aria-hidden
                data-next={index === Math.min(value.length, length - 1) || undefined}
                {...(frame.error ? { borderColor: 'rose.solid' } : {})}
              >
                {value[index] ?? ''}
              </DigitBox>
            ))}
          </chakra.div>
          {footer}
        </>
      )}
    </FieldFrame>
  );
}

const CodeInput = chakra('input', {
  base: {
    position: 'absolute',
    inset: '0',
    width: 'full',
    height: 'full',
    opacity: '0',
    fontSize: 'input',
    cursor: 'text',
    '&:focus ~ [data-next]': {
      borderColor: 'accent.solid',
      outline: '2px solid',
      outlineColor: 'focusRing',
      outlineOffset: '-1px',
    },
  },
});

const DigitBox = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    width: '52px',
    height: '56px',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg',
    fontSize: '2xl',
    lineHeight: '2xl',
  },
});
