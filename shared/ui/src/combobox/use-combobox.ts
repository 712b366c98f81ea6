import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox-types.ts';

type UseComboboxOptions = {
  id: string;
  groups: readonly ComboboxGroup[];
  state: ComboboxState;
  value: ComboboxOption | null;
  onType: (text: string) => void;
  onSelect: (option: ComboboxOption | null) => void;
};

/** The keyboard contract of an APG combobox with a list: what is typed, what is pointed at, open or closed. */
export function useCombobox({ id, groups, state, value, onType, onSelect }: UseComboboxOptions) {
  const [open, setOpen] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);

  const options = groups.flatMap((group) =>
    group.options.map((option) => ({ option, domId: optionDomId(id, group.id, option.id) })),
  );
  const pointedIndex = options.findIndex((entry) => entry.domId === pointed);
  // Answers to what was typed: the first one is under the finger already, so that Enter takes it.
  const activeIndex = pointedIndex === -1 && typed && state === 'ready' ? 0 : pointedIndex;
  const active = open ? options[activeIndex] : undefined;

  function openList() {
    setOpen(true);
    setPointed(null);
  }

  function close() {
    setOpen(false);
    setTyped(null);
    setPointed(null);
  }

  function type(text: string) {
    setTyped(text);
    setPointed(null);
    setOpen(true);
    onType(text);
  }

  function choose(option: ComboboxOption) {
    onSelect(option);
    close();
  }

  function clear() {
    type('');
    onSelect(null);
  }

  function move(step: number) {
    if (options.length === 0) return;
    const from = activeIndex === -1 && step < 0 ? 0 : activeIndex;
    const next = options[(from + step + options.length) % options.length];
    if (!next) return;
    setPointed(next.domId);
    document.getElementById(next.domId)?.scrollIntoView({ block: 'nearest' });
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (!open) openList();
      move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Enter' && active) {
      event.preventDefault();
      choose(active.option);
    } else if (event.key === 'Escape' && (open || typed)) {
      event.preventDefault();
      event.stopPropagation();
      if (open) close();
    } else if (event.key === 'Escape' && value) {
      event.preventDefault();
      clear();
      setOpen(false);
    }
  }

  const listId = `${id}-list`;
  return {
    open,
    openList,
    close,
    choose,
    clear,
    typed: typed ?? '',
    activeId: active?.domId,
    listId,
    count: options.length,
    inputProps: {
      role: 'combobox',
      'aria-expanded': open,
      'aria-controls': listId,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active?.domId,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      value: typed ?? value?.title ?? '',
      onChange: (event: { target: { value: string } }) => type(event.target.value),
      onKeyDown,
    },
  } as const;
}

export type ComboboxModel = ReturnType<typeof useCombobox>;

export function optionDomId(id: string, groupId: string, optionId: string): string {
  return `${id}-${groupId}-${optionId}`;
}
