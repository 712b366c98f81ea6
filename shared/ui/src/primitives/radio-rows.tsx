import { chakra, FieldNote, Fieldset, Legend } from '@aylal/ui';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { HiddenControl, MarkFrame, RadioMark } from './marks.tsx';

export type RadioRow<Value extends string = string> = {
  value: Value;
  title: ReactNode;
  description?: ReactNode | undefined;
  /** A bank's or method's mark before the words. */
  mark?: ReactNode | undefined;
  /** A figure at the end of the row. */
  aside?: ReactNode | undefined;
  /** Opens under the row when it is chosen. */
  body?: ReactNode | undefined;
  /** Makes the row unavailable; the reason stands where the description was. */
  disabledReason?: ReactNode | undefined;
  /** The way out of an unavailable row: a link or a button beside it. */
  action?: ReactNode | undefined;
};

export type RadioRowsProps<Value extends string = string> = {
  legend: ReactNode;
  hideLegend?: boolean | undefined;
  name?: string | undefined;
  /** The id of the form that they belong to, where it stands elsewhere. */
  form?: string | undefined;
  rows: readonly RadioRow<Value>[];
  value: Value | undefined;
  onChange: (value: Value) => void;
  error?: string | undefined;
};

/** One bordered list of radio rows; the chosen one opens in place. Arrows move and choose, Tab leaves. */
export function RadioRows<Value extends string>({
  legend,
  hideLegend,
  name,
  form,
  rows,
  value,
  onChange,
  error,
}: RadioRowsProps<Value>) {
  const id = useId();
  return (
    <Fieldset aria-describedby={error ? `${id}-note` : undefined}>
      <Legend hidden={hideLegend ?? false}>{legend}</Legend>
      <chakra.div
        borderWidth="1px"
        borderColor={error ? 'rose.solid' : 'border'}
        borderRadius="lg"
        overflow="hidden"
        bg="bg"
      >
        {rows.map((row, index) => (
          <RowItem
            key={row.value}
            row={row}
            id={`${id}-${index}`}
            name={name ?? id}
            form={form}
            chosen={row.value === value}
            onChoose={() => onChange(row.value)}
          />
        ))}
      </chakra.div>
      <chakra.div marginTop={error ? '1.5' : undefined}>
        <FieldNote id={`${id}-note`} error={error} />
      </chakra.div>
    </Fieldset>
  );
}

type RowItemProps<Value extends string> = {
  row: RadioRow<Value>;
  id: string;
  name: string;
  form: string | undefined;
  chosen: boolean;
  onChoose: () => void;
};

function RowItem<Value extends string>({ row, id, name, form, chosen, onChoose }: RowItemProps<Value>) {
  const off = row.disabledReason !== undefined;
  const note = row.disabledReason ?? row.description;
  return (
    <chakra.div
      borderTopWidth="1px"
      borderColor="border"
      _first={{ borderTopWidth: '0' }}
      {...(off ? { bg: 'bg.muted' } : chosen ? { bg: 'accent.subtle' } : {})}
      css={{
        '& > div > label input:focus-visible + *': { outline: 'none' },
        '&:has(> div > label input:focus-visible)': {
          outline: '2px solid var(--aylal-colors-focus-ring)',
          outlineOffset: '-3px',
        },
      }}
    >
      <chakra.div display="flex" alignItems="center" gap="3" paddingInlineEnd={row.action ? '4' : undefined}>
        <chakra.label
          flex="1"
          minWidth="0"
          display="flex"
          gap="3"
          alignItems={row.mark ? 'center' : 'flex-start'}
          minHeight="60px"
          paddingBlock="3.5"
          paddingInline="4"
          cursor={off ? 'not-allowed' : 'pointer'}
        >
          <MarkFrame marginTop={row.mark ? undefined : '1px'}>
            <HiddenControl
              type="radio"
              name={name}
              form={form}
              value={row.value}
              checked={chosen}
              disabled={off}
              onChange={onChoose}
              aria-labelledby={row.aside ? `${id}-title ${id}-aside` : `${id}-title`}
              aria-describedby={note ? `${id}-text` : undefined}
            />
            <RadioMark aria-hidden />
          </MarkFrame>
          {row.mark}
          <chakra.span flex="1" minWidth="0" display="grid">
            <chakra.span id={`${id}-title`} fontWeight="600" color={off ? 'fg.muted' : undefined}>
              {row.title}
            </chakra.span>
            {note && (
              <chakra.span id={`${id}-text`} textStyle="small" color="fg.muted">
                {note}
              </chakra.span>
            )}
          </chakra.span>
          {row.aside && (
            <chakra.span id={`${id}-aside`} fontWeight="600" textAlign="end" whiteSpace="nowrap">
              {row.aside}
            </chakra.span>
          )}
        </chakra.label>
        {row.action}
      </chakra.div>
      {chosen && row.body && (
        <chakra.div
          paddingInlineStart={{ base: '4', lg: '12' }}
          paddingInlineEnd="4"
          paddingBottom="4"
          animation="fadeIn 220ms"
        >
          {row.body}
        </chakra.div>
      )}
    </chakra.div>
  );
}
