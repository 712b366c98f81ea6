import { chakra } from '@chakra-ui/react/styled-system';
import type { MouseEvent, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { Spinner } from '../feedback/spinner.tsx';
import { fillText } from '../texts/fill-text.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';
import { ComboboxRow } from './combobox-row.tsx';
import type { ComboboxGroup, ComboboxOption, ComboboxState } from './combobox-types.ts';
import { optionDomId } from './use-combobox.ts';
import type { ComboboxModel } from './use-combobox.ts';

export type ComboboxListProps = {
  id: string;
  label: string;
  model: ComboboxModel;
  groups: readonly ComboboxGroup[];
  state: ComboboxState;
  selectedId: string | undefined;
  noneHint?: ReactNode | undefined;
  onRetry?: (() => void) | undefined;
  renderOption?: ((option: ComboboxOption, typed: string) => ReactNode) | undefined;
  /** The list itself scrolls: a popup that its combobox names needs no stop of its own in the tab order. */
  maxHeight?: string | undefined;
};

/** The answers under the input. Pressing an option does not take the focus from the input. */
export function ComboboxList(props: ComboboxListProps) {
  const { id, label, model, groups, state, selectedId, noneHint, onRetry, renderOption, maxHeight } = props;
  const texts = useUiTexts();
  const count = fillText(texts.resultsFound, { count: model.count });
  return (
    <>
      <chakra.div srOnly role="status">
        {state === 'ready' && count}
        {state === 'searching' && texts.searching}
        {state === 'none' && fillText(texts.noResults, { text: model.typed })}
      </chakra.div>
      {state === 'searching' && (
        <chakra.div display="flex" gap="3" alignItems="center" padding="3" aria-hidden>
          <Spinner color="accent.fg" />
          {texts.searching}
        </chakra.div>
      )}
      {state === 'none' && (
        <chakra.div padding="3">
          <chakra.b display="block">{fillText(texts.noResults, { text: model.typed })}</chakra.b>
          {noneHint && (
            <chakra.span textStyle="small" color="fg.muted">
              {noneHint}
            </chakra.span>
          )}
        </chakra.div>
      )}
      {state === 'failed' && (
        <chakra.div padding="3" role="alert">
          {texts.searchFailed}
          {onRetry && (
            <Button variant="soft" size="sm" marginTop="2" onClick={onRetry}>
              {texts.retry}
            </Button>
          )}
        </chakra.div>
      )}
      <chakra.div
        id={model.listId}
        role="listbox"
        aria-label={label}
        {...(maxHeight ? { maxHeight, overflowY: 'auto' as const } : {})}
        onMouseDown={(event: MouseEvent) => event.preventDefault()}
        hidden={state === 'searching' && model.count === 0}
      >
        {groups.map((group) => (
          <chakra.div key={group.id} role="group" aria-label={group.label ?? label}>
            {group.label && (
              <chakra.div
                textStyle="small"
                fontWeight="600"
                color="fg.muted"
                paddingInline="2.5"
                paddingTop="4"
                paddingBottom="1"
                aria-hidden
              >
                {group.label}
              </chakra.div>
            )}
            <chakra.div
              role="presentation"
              {...(group.layout === 'chips'
                ? { display: 'flex', flexWrap: 'wrap', gap: '2', paddingInline: '2.5', paddingBlock: '2' }
                : {})}
            >
              {group.options.map((option) => {
                const domId = optionDomId(id, group.id, option.id);
                return (
                  <ComboboxRow
                    key={option.id}
                    id={domId}
                    option={option}
                    chip={group.layout === 'chips'}
                    active={model.activeId === domId}
                    selected={selectedId === option.id}
                    typed={model.typed}
                    onChoose={() => model.choose(option)}
                  >
                    {renderOption?.(option, model.typed)}
                  </ComboboxRow>
                );
              })}
            </chakra.div>
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}
