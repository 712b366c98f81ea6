import { chakra } from '@aylal/ui';
import type { MouseEvent, Ref } from 'react';
import { IconAlertTriangle } from '../icons/icons.ts';

export type ErrorSummaryProps = {
  /** How many fields and that nothing was taken: "2 талбарыг засна уу. Мөнгө хасагдаагүй." */
  title: string;
  errors: readonly { fieldId: string; text: string }[];
  /** The form focuses it after a refused send. */
  ref?: Ref<HTMLDivElement> | undefined;
};

/** Puts the focus on a control, or on the first one inside where the id is that of a group. */
function focusField(id: string): void {
  const place = document.getElementById(id);
  const control = place?.matches('input, select, textarea, button')
    ? place
    : place?.querySelector<HTMLElement>('input, select, textarea, button');
  (control ?? place)?.focus();
  place?.scrollIntoView({ block: 'center' });
}

/** What a form refuses, on top of it: each line leads to its field. Takes the focus by `ref.current.focus()`. */
export function ErrorSummary({ title, errors, ref }: ErrorSummaryProps) {
  if (errors.length === 0) return null;
  return (
    <Frame ref={ref} role="alert" tabIndex={-1}>
      <IconAlertTriangle />
      <chakra.div flex="1" minWidth="0">
        <chakra.b>{title}</chakra.b>
        <chakra.ul listStyle="none">
          {errors.map((error) => (
            <li key={error.fieldId}>
              <chakra.a
                href={`#${error.fieldId}`}
                display="inline-block"
                paddingBlock={{ base: '2.5', lg: '1' }}
                color="fg.error"
                textDecoration="underline"
                textUnderlineOffset="3px"
                onClick={(event: MouseEvent) => {
                  event.preventDefault();
                  focusField(error.fieldId);
                }}
              >
                {error.text}
              </chakra.a>
            </li>
          ))}
        </chakra.ul>
      </chakra.div>
    </Frame>
  );
}

const Frame = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    paddingBlock: '3',
    paddingInline: '3.5',
    borderWidth: '1px',
    borderRadius: 'md',
    bg: 'bg.error',
    borderColor: 'border.error',
    fontSize: '0.875rem',
    lineHeight: '1.25rem',
    '& > svg': { color: 'fg.error', marginTop: '1px' },
  },
});
