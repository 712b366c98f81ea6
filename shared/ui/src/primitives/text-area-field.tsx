import { BareInput, chakra, FieldFrame, InputBox, type FieldFrameProps } from '@aylal/ui';
import type { ComponentProps } from 'react';

export type TextAreaFieldProps = FieldFrameProps & Omit<ComponentProps<'textarea'>, 'color' | 'height' | 'width'>;

/** Several lines of text; grows with what is written where the browser can. */
export function TextAreaField({ label, hint, error, optional, hideLabel, id, rows = 3, ...area }: TextAreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} optional={optional} hideLabel={hideLabel}>
      {(control) => (
        <InputBox paddingBlock="3" {...(error ? { state: 'error' } : area.disabled ? { state: 'off' } : {})}>
          <BareInput asChild>
            <chakra.textarea
              rows={rows}
              resize="vertical"
              css={{ fieldSizing: 'content', minHeight: `${rows * 1.375}rem` }}
              {...area}
              {...control}
            />
          </BareInput>
        </InputBox>
      )}
    </FieldFrame>
  );
}
