import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { FieldNote } from '../fields/field-frame.tsx';
import { useIsPhone } from '../layout/use-is-phone.ts';
import { fillText } from '../texts/fill-text.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { ComboboxField } from './combobox-field.tsx';
import { ComboboxSheet } from './combobox-sheet.tsx';
import type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox-types.ts';
import { useCombobox } from './use-combobox.ts';
import type { ComboboxModel } from './use-combobox.ts';

export type ComboboxProps = {
  label: string;
  /** `search` (by default) is 56 high with its label inside; `form` is 48 with the label above, like the other fields of a form. */
  size?: 'search' | 'form' | undefined;
  /** The id of the control, for links that lead to it. */
  id?: string | undefined;
  value: ComboboxOption | null;
  onSelect: (option: ComboboxOption | null) => void;
  /** What is typed, letter by letter; the caller waits, asks and returns `groups` and `state`. */
  onType: (text: string) => void;
  state: ComboboxState;
  groups: readonly ComboboxGroup[];
  placeholder?: string | undefined;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** Under "nothing found": what else to try. */
  noneHint?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  renderOption?: ((option: ComboboxOption, typed: string) => ReactNode) | undefined;
};

/**
 * A place that is searched while typing, by the APG combobox contract: ↓ opens and moves, Enter takes, Esc closes and then clears, the
 * number of answers is announced. A popover of 360 on a desktop, a whole sheet on a phone. It fetches nothing itself.
 */
export function Combobox(props: ComboboxProps) {
  const generated = useId();
  const id = props.id ?? generated;
  const phone = useIsPhone();
  const model = useCombobox({ ...props, id });
  const texts = useUiTexts();
  const error = model.unresolved ? fillText(texts.notChosen, { text: model.typed }) : props.error;
  return (
    <chakra.div display="grid" gap="1.5" minWidth="0">
      <ComboboxField {...props} error={error} id={id} model={model} inSheet={phone} />
      {phone && <ComboboxSheet {...props} id={id} model={model} />}
      <FieldNote id={`${id}-note`} hint={props.hint} error={error} />
    </chakra.div>
  );
}

export type ComboboxFieldProps = ComboboxProps & { id: string; model: ComboboxModel };
