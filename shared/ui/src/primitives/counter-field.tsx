import { chakra, IconButton, useUiTexts } from '@aylal/ui';
import { useId } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { IconMinus } from '../icons/icons.ts';
import { IconPlus } from '../icons/journey-icons.ts';
import { fillText } from '../texts/fill-text.ts';

export type CounterFieldProps = {
  label: string;
  hint?: ReactNode | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** Why one more is not possible, when it is not the plain maximum: "Нярайн тоо том хүний тооноос хэтрэхгүй". */
  mostReason?: string | undefined;
  /** Why one less is not possible, when it is not the plain minimum. */
  leastReason?: string | undefined;
  /** Shows the reason for a disabled minus only when asked; a minus at zero explains itself. */
  showLeastReason?: boolean | undefined;
  /** Sent by a form that works without scripts; there a press sends the form with `name.set`, the count that is wanted. */
  name?: string | undefined;
};

/** How many: minus, figure, plus. A spent button stays in the tab order and its reason is beneath. */
export function CounterField(props: CounterFieldProps) {
  const { label, hint, value, min, max, onChange, mostReason, leastReason, showLeastReason, name } = props;
  const id = useId();
  const texts = useUiTexts();
  const atLeast = value <= min;
  const atMost = value >= max;
  const least = leastReason ?? fillText(texts.counterLeast, { min });
  const most = mostReason ?? fillText(texts.counterMost, { max });
  const reason = atMost ? most : atLeast && (showLeastReason || leastReason) ? least : undefined;
  const press = (next: number, off: boolean) => ({
    ...(name && !off ? { type: 'submit' as const, name: `${name}.set`, value: next, formNoValidate: true } : {}),
    onClick: (event: MouseEvent) => {
      event.preventDefault();
      if (!off) onChange(next);
    },
  });
  return (
    <chakra.div role="group" aria-labelledby={`${id}-label`}>
      {name && <input type="hidden" name={name} value={value} />}
      <chakra.div display="flex" alignItems="center" gap="3" minHeight="60px">
        <chakra.div flex="1" minWidth="0">
          <chakra.div id={`${id}-label`} fontWeight="600">
            {label}
          </chakra.div>
          {hint && (
            <chakra.div textStyle="small" color="fg.muted">
              {hint}
            </chakra.div>
          )}
        </chakra.div>
        <IconButton
          shape="round"
          label={fillText(texts.decrease, { label })}
          aria-disabled={atLeast || undefined}
          aria-describedby={atLeast ? `${id}-least` : undefined}
          {...press(value - 1, atLeast)}
        >
          <IconMinus />
        </IconButton>
        <chakra.output aria-live="polite" minWidth="8" textAlign="center" fontWeight="600" fontSize="input">
          {value}
        </chakra.output>
        <IconButton
          shape="round"
          label={fillText(texts.increase, { label })}
          aria-disabled={atMost || undefined}
          aria-describedby={atMost ? `${id}-most` : undefined}
          {...press(value + 1, atMost)}
        >
          <IconPlus />
        </IconButton>
      </chakra.div>
      {reason && (
        <chakra.p id={atMost ? `${id}-most` : `${id}-least`} textStyle="small" color="fg.muted" paddingBottom="2">
          {reason}
        </chakra.p>
      )}
      {atLeast && reason !== least && (
        <chakra.span id={`${id}-least`} srOnly>
          {least}
        </chakra.span>
      )}
    </chakra.div>
  );
}
