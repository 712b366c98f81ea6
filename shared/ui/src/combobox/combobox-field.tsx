import { chakra } from '@chakra-ui/react/styled-system';
import { useRef } from 'react';
import type { FocusEvent, MouseEvent } from 'react';
import { BareInput, InputBox } from '../fields/input-box.tsx';
import { PopoverSurface } from '../overlay/popover.tsx';
import { useDismiss } from '../overlay/use-dismiss.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxFieldProps } from './combobox.tsx';
import { FormArrow, FormLabel } from './form-parts.tsx';

/** The field of a wide screen: types in place, its answers hang below. */
export function ComboboxDesktopField(props: ComboboxFieldProps) {
  const { id, model, label, value, error, hint, placeholder, size = 'search' } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  useDismiss(frameRef, model.open, model.close);
  return (
    <chakra.div ref={frameRef} position="relative">
      {size === 'form' && <FormLabel htmlFor={id}>{label}</FormLabel>}
      <InputBox {...(size === 'search' ? { size } : {})} {...(error ? { state: 'error' } : {})}>
        <chakra.div
          flex="1"
          minWidth="0"
          display="grid"
          alignSelf="stretch"
          {...(size === 'search' ? { paddingBlock: '1.5' } : {})}
        >
          {size === 'search' && (
            <chakra.label htmlFor={id} textStyle="caption" color="fg.muted">
              {label}
            </chakra.label>
          )}
          <chakra.div position="relative" display="grid">
            <BareInput
              {...model.inputProps}
              id={id}
              placeholder={placeholder}
              aria-invalid={error ? true : undefined}
              aria-describedby={error || hint ? `${id}-note` : undefined}
              onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
              onClick={model.openList}
              onBlur={model.close}
            />
            {value?.code && model.inputProps.value === value.title && (
              <CodeBehind title={value.title} code={value.code} />
            )}
          </chakra.div>
        </chakra.div>
        {size === 'form' && <FormArrow />}
      </InputBox>
      {model.open && (
        <PopoverSurface padding="1.5" width="360px" onMouseDown={(event: MouseEvent) => event.preventDefault()}>
          <ComboboxList {...props} selectedId={value?.id} maxHeight="min(480px, 60vh)" />
        </PopoverSurface>
      )}
    </chakra.div>
  );
}

/** The code right after the words of an input: the same words once more, unseen, push it to its place. */
function CodeBehind({ title, code }: { title: string; code: string }) {
  return (
    <chakra.span
      position="absolute"
      inset="0"
      display="flex"
      gap="1.5"
      textStyle="input"
      pointerEvents="none"
      aria-hidden
    >
      <chakra.span visibility="hidden" truncate alignSelf="center">
        {title}
      </chakra.span>
      <chakra.span color="fg.muted" bg="bg" alignSelf="center">
        {code}
      </chakra.span>
    </chakra.span>
  );
}
