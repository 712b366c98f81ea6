import { chakra, FieldNote } from '@aylal/ui';
import { useId } from 'react';
import type { ComponentProps, ReactNode } from 'react';
import { IconCheck } from '../icons/journey-icons.ts';
import { CheckMark, HiddenControl, MarkFrame } from './marks.tsx';

export type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'type' | 'color' | 'size' | 'height' | 'width'> & {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** A figure at the end of the row: how many, from which price. */
  aside?: ReactNode | undefined;
};

/** A tick with its words; the whole row is the target. Never ticked beforehand for something that costs money. */
export function CheckboxField({ label, hint, error, aside, id, ...input }: CheckboxFieldProps) {
  const generated = useId();
  const noteId = `${id ?? generated}-note`;
  return (
    <chakra.div minWidth="0">
      <chakra.label
        display="flex"
        gap="3"
        alignItems="flex-start"
        minHeight={{ base: '44px', lg: '36px' }}
        paddingBlock={{ base: '11px', lg: '7px' }}
        cursor={input.disabled ? 'not-allowed' : 'pointer'}
        color={input.disabled ? 'fg.muted' : undefined}
      >
        <MarkFrame marginTop="1px">
          <HiddenControl
            {...input}
            type="checkbox"
            id={id ?? generated}
            aria-invalid={error ? true : undefined}
            aria-describedby={error || hint ? noteId : undefined}
          />
          <CheckMark aria-hidden>
            <IconCheck size={14} />
          </CheckMark>
        </MarkFrame>
        <chakra.span flex="1" minWidth="0">
          {label}
        </chakra.span>
        {aside && (
          <chakra.span textStyle="small" color="fg.subtle" lineHeight="md" whiteSpace="nowrap">
            {aside}
          </chakra.span>
        )}
      </chakra.label>
      <chakra.div paddingStart="8">
        <FieldNote id={noteId} hint={hint} error={error} />
      </chakra.div>
    </chakra.div>
  );
}
