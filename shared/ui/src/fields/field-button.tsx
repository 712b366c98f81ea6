import { chakra } from '@chakra-ui/react/styled-system';
import type { ComponentProps, ReactNode } from 'react';

const FieldButtonBase = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    width: 'full',
    minHeight: '56px',
    paddingBlock: '1.5',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'md',
    bg: 'bg',
    color: 'fg',
    textAlign: 'start',
    cursor: 'pointer',
    '&[aria-expanded=true]': { borderColor: 'accent.solid' },
  },
  variants: {
    invalid: { true: { borderColor: 'rose.solid', boxShadow: 'inset 0 0 0 1px var(--aylal-colors-rose-solid)' } },
  },
});

export type FieldButtonProps = Omit<ComponentProps<typeof FieldButtonBase>, 'children' | 'value'> & {
  caption: ReactNode;
  value?: ReactNode | undefined;
  placeholder?: ReactNode | undefined;
  icon?: ReactNode | undefined;
};

/** A search field that opens something: caption above its value, 56 high. Used for dates, passengers and, on a phone, places. */
export function FieldButton({ caption, value, placeholder, icon, type = 'button', ...rest }: FieldButtonProps) {
  return (
    <FieldButtonBase type={type} data-invalid={rest.invalid ? '' : undefined} {...rest}>
      {icon}
      <chakra.span display="grid" minWidth="0" flex="1">
        <chakra.span textStyle="caption" color="fg.muted">
          {caption}
        </chakra.span>{' '}
        <chakra.span textStyle="input" truncate color={value ? undefined : 'fg.subtle'}>
          {value || placeholder || '\u00a0'}
        </chakra.span>
      </chakra.span>
    </FieldButtonBase>
  );
}
