import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../controls/icon-button.tsx';
import { BareInput, InputBox } from '../fields/input-box.tsx';
import { IconSearch, IconX } from '../icons/icons.ts';
import { Sheet } from '../overlay/sheet.tsx';
import { fillText } from '../texts/fill-text.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxFieldProps } from './combobox.tsx';

/** The answers on a phone: a whole sheet with the search in it. */
export function ComboboxSheet(props: ComboboxFieldProps) {
  const { model, label, value, placeholder, state } = props;
  const texts = useUiTexts();
  return (
    <Sheet open={model.open} onClose={model.close} title={label} height="tall">
      <chakra.div position="sticky" top="-4px" zIndex="raised" bg="bg.panel" paddingTop="1" paddingBottom="2">
        <InputBox>
          <IconSearch />
          <BareInput
            {...model.inputProps}
            value={model.typed}
            type="search"
            aria-label={label}
            placeholder={placeholder}
            data-autofocus
          />
          {model.typed && (
            <IconButton
              label={texts.clear}
              marginEnd="-10px"
              onClick={() => model.inputProps.onChange({ target: { value: '' } })}
            >
              <IconX size={18} />
            </IconButton>
          )}
        </InputBox>
        {state === 'ready' && (
          <chakra.div textStyle="small" color="fg.muted" paddingTop="1.5" aria-hidden>
            {fillText(texts.resultsFound, { count: model.count })}
          </chakra.div>
        )}
      </chakra.div>
      <chakra.div marginInline="-2.5">
        <ComboboxList {...props} selectedId={value?.id} />
      </chakra.div>
    </Sheet>
  );
}
