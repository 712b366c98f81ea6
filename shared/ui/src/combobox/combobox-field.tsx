import { chakra } from '@chakra-ui/react/styled-system';
import { useEffect, useRef } from 'react';
import type { FocusEvent, KeyboardEvent, MouseEvent } from 'react';
import { BareInput, InputBox } from '../fields/input-box.tsx';
import { PopoverSurface } from '../overlay/popover.tsx';
import { useDismiss } from '../overlay/use-dismiss.ts';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxFieldProps } from './combobox.tsx';
import { FormArrow, FormLabel } from './form-parts.tsx';

/** The field as it is on the page, the same elements on every screen: a server does not know which it is. Its answers hang below it, or come in a sheet (`inSheet`). */
export function ComboboxField({ inSheet, ...props }: ComboboxFieldProps & { inSheet: boolean }) {
  const { id, model, label, value, error, hint, placeholder, size = 'search' } = props;
  const frameRef = useRef<HTMLDivElement>(null);
  const hangs = model.open && !inSheet;
  useDismiss(frameRef, hangs, model.leave);
  const listRef = useRef<HTMLDivElement>(null);
  const isListed = hangs && model.count > 0;
  // A field low on the page would have its answers below the edge of the window.
  useEffect(() => {
    if (isListed) listRef.current?.scrollIntoView({ block: 'nearest' });
  }, [isListed]);
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
              {...(inSheet ? opensSheet(props) : typesInPlace(props))}
              id={id}
              placeholder={placeholder}
              aria-invalid={error ? true : undefined}
              aria-describedby={error || hint ? `${id}-note` : undefined}
              onClick={model.openList}
            />
            {value?.code && (inSheet || model.inputProps.value === value.title) && (
              <CodeBehind title={value.title} code={value.code} />
            )}
          </chakra.div>
        </chakra.div>
        {size === 'form' && <FormArrow />}
      </InputBox>
      {hangs && (
        <PopoverSurface
          ref={listRef}
          padding="1.5"
          width="360px"
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
        >
          <ComboboxList {...props} selectedId={value?.id} maxHeight="min(480px, 60vh)" />
        </PopoverSurface>
      )}
    </chakra.div>
  );
}

function typesInPlace({ model }: ComboboxFieldProps) {
  return {
    ...model.inputProps,
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.target.select(),
    onBlur: model.leave,
  };
}

/** Shows what is chosen; a letter, a tap, Enter or an arrow goes on in the sheet. Read-only, so that a tap brings up no keyboard here. */
function opensSheet({ model, value }: ComboboxFieldProps) {
  const { onChange, onKeyDown } = model.inputProps;
  return {
    ...model.inputProps,
    'aria-haspopup': 'dialog' as const,
    'aria-activedescendant': undefined,
    value: value?.title ?? '',
    readOnly: true,
    cursor: 'pointer',
    textOverflow: 'ellipsis',
    onKeyDown(event: KeyboardEvent) {
      const letter = event.key.length === 1 && !event.metaKey && !event.ctrlKey && !event.altKey;
      if (!letter && event.key !== 'Enter') return onKeyDown(event);
      event.preventDefault();
      onChange({ target: { value: letter ? event.key.trim() : '' } });
    },
  };
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
