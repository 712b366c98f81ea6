import { chakra } from '@chakra-ui/react/styled-system';
import { IconChevronDown } from '../icons/icons.ts';

/** The label above a combobox that is among the fields of a form. */
export const FormLabel = chakra('label', { base: { display: 'block', textStyle: 'label', marginBottom: '1.5' } });

/** Says that something opens, as on a select. */
export function FormArrow() {
  return (
    <chakra.span color="fg.muted" pointerEvents="none">
      <IconChevronDown size={18} />
    </chakra.span>
  );
}
