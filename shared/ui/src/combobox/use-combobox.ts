import { useEffect, useEffectEvent, useState } from 'react';
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
  // What is to happen with the typed text once the answers to it are there.
  const [awaited, setAwaited] = useState<'enter' | 'leave' | null>(null);

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

  /** The field is left: an unambiguous text is taken, any other stays as it was typed, and nothing is chosen. */
  function leave() {
    setOpen(false);
    if (!typed) return close();
    const only = onlyAnswer(options.map(({ option }) => option));
    if (state === 'searching') return setAwaited('leave');
    if (state === 'ready' && only) return choose(only);
    if (value) onSelect(null);
  }

  const answered = useEffectEvent(() => {
    const first = options[0]?.option;
    if (awaited === 'leave') leave();
    else if (state === 'ready' && first) choose(first);
    setAwaited(null);
  });
  const waited = awaited !== null && state !== 'searching';
  // Once the answers are drawn.
  useEffect(() => {
    if (!waited) return undefined;
    const timer = setTimeout(answered);
    return () => clearTimeout(timer);
  }, [waited]);

  function type(text: string) {
    setAwaited(null);
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
    // What is there while a search runs answers an older text.
    if (options.length === 0 || state === 'searching') return;
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
    } else if (event.key === 'Enter' && typed && state === 'searching') {
      event.preventDefault();
      setAwaited('enter');
    } else if (event.key === 'Escape' && (open || typed)) {
      event.preventDefault();
      event.stopPropagation();
      if (open || typed) close();
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
    leave,
    /** Something was typed and left that is no answer. */
    unresolved: !open && awaited === null && Boolean(typed),
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

/** The answer that is meant when there is one place only: a single row, or the first of rows that all stand for one town. */
function onlyAnswer(options: readonly ComboboxOption[]): ComboboxOption | undefined {
  const [first, ...others] = options;
  const same = first?.town !== undefined && others.every(({ town }) => town === first.town);
  return others.length === 0 || same ? first : undefined;
}

export type ComboboxModel = ReturnType<typeof useCombobox>;

export function optionDomId(id: string, groupId: string, optionId: string): string {
  return `${id}-${groupId}-${optionId}`;
}
