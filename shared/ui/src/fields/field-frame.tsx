import { chakra } from '@chakra-ui/react/styled-system';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { IconAlertCircle } from '../icons/icons.ts';
import { useUiTexts } from '../texts/ui-texts.tsx';

/** What every field takes: a label above, a hint or an error below. The error replaces the hint. */
export type FieldFrameProps = {
  label: ReactNode;
  hint?: ReactNode | undefined;
  error?: string | undefined;
  /** Says "optional" beside a label that is seen; everything unmarked is required. */
  optional?: boolean | undefined;
  /** Hides the label from the eye where a heading already says it. */
  hideLabel?: boolean | undefined;
};

type ControlAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined };

type FieldFrameOwnProps = FieldFrameProps & {
  id?: string | undefined;
  children: (control: ControlAttributes) => ReactNode;
};

/** Label, control, hint or error, tied together for readers. */
export function FieldFrame({ id, label, hint, error, optional, hideLabel, children }: FieldFrameOwnProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const noteId = `${controlId}-note`;
  return (
    <chakra.div display="grid" gridTemplateColumns="minmax(0, 1fr)" gap="1.5" alignContent="start" minWidth="0">
      <chakra.label htmlFor={controlId} textStyle="label" srOnly={hideLabel ?? false}>
        {label}
        {optional && !hideLabel && <OptionalMark />}
      </chakra.label>
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': error || hint ? noteId : undefined,
      })}
      <FieldNote id={noteId} hint={hint} error={error} />
    </chakra.div>
  );
}

/** Says that a field may stay empty. */
export function OptionalMark() {
  const texts = useUiTexts();
  return (
    <chakra.span color="fg.muted" fontWeight="400">
      {' '}
      ({texts.optional})
    </chakra.span>
  );
}

/** The line under a control. An error also has a sign, so that colour is not alone. */
export function FieldNote({
  id,
  hint,
  error,
}: {
  id: string;
  hint?: ReactNode | undefined;
  error?: string | undefined;
}) {
  if (error) {
    return (
      <chakra.p id={id} display="flex" gap="1.5" textStyle="small" color="fg.error" role="alert">
        <IconAlertCircle size={16} style={{ marginTop: 1 }} />
        {error}
      </chakra.p>
    );
  }
  if (!hint) return null;
  return (
    <chakra.p id={id} textStyle="small" color="fg.muted">
      {hint}
    </chakra.p>
  );
}
