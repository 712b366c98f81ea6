import { useState, type ChangeEvent } from 'react';

/** What is typed into the fields of a form, and what is wrong with each. */
export function useTyped<F extends object>(empty: F) {
  const [fields, setFields] = useState(empty);
  const [faults, setFaults] = useState<Partial<Record<keyof F, string>>>({});
  return {
    fields,
    setFields,
    setFaults,
    faults,
    /** Back to how it began. */
    clear: () => {
      setFields(empty);
      setFaults({});
    },
    /** What a field of text gets. */
    at: (field: { [K in keyof F]: F[K] extends string ? K : never }[keyof F]) => ({
      value: String(fields[field]),
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        setFields({ ...fields, [field]: target.value }),
      error: faults[field],
    }),
  };
}
