import { chakra } from '@chakra-ui/react/styled-system';
import { IconButton } from '../controls/icon-button.tsx';
import { FieldButton } from '../fields/field-button.tsx';
import { BareInput, InputBox } from '../fields/input-box.tsx';
import { IconSearch, IconX } from '../icons/icons.ts';
import { Sheet } from '../overlay/sheet.tsx';
import { fillText } from '../texts/fill-text.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxFieldProps } from './combobox.tsx';
import { FormArrow, FormLabel } from './form-parts.tsx';

/** The field of a phone: a button that opens a whole sheet with the search in it. */
export function ComboboxPhoneField(props: ComboboxFieldProps) {
  const { id, model, label, value, error, hint, placeholder, state, size = 'search' } = props;
  const texts = useUiTexts();
  return (
    <>
      {size === 'form' ? (
        <>
          <FormLabel id={`${id}-label`} htmlFor={id}>
            {label}
          </FormLabel>
          <InputBox asChild {...(error ? { state: 'error' } : {})}>
            <FormButton
              type="button"
              id={id}
              aria-haspopup="dialog"
              aria-labelledby={`${id}-label ${id}`}
              aria-describedby={error || hint ? `${id}-note` : undefined}
              onClick={model.openList}
            >
              <chakra.span flex="1" truncate color={value ? undefined : 'fg.subtle'}>
                {value?.title ?? placeholder ?? '\u00a0'}
              </chakra.span>
              <FormArrow />
            </FormButton>
          </InputBox>
        </>
      ) : (
        <FieldButton
          id={id}
          caption={label}
          value={value && `${value.title} ${value.code ?? ''}`}
          placeholder={placeholder}
          aria-haspopup="dialog"
          aria-describedby={error ? `${id}-note` : undefined}
          invalid={Boolean(error)}
          onClick={model.openList}
        />
      )}
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
    </>
  );
}

const FormButton = chakra('button', {
  base: { color: 'fg', textStyle: 'input', textAlign: 'start', cursor: 'pointer' },
});
