import type { ReactNode } from 'react';

export type ComboboxOption = {
  id: string;
  title: string;
  subtitle?: string | undefined;
  /** At the end of the row: an airport's letters. */
  code?: string | undefined;
  icon?: ReactNode | undefined;
  /** Rows with the same town mean one place: the first of them can be taken without asking. */
  town?: string | undefined;
  /** The language of a foreign name. */
  lang?: string | undefined;
};

/** A named part of the list: recent, domestic. `chips` lays short options side by side. */
export type ComboboxGroup = {
  id: string;
  label?: string | undefined;
  options: readonly ComboboxOption[];
  layout?: 'rows' | 'chips' | undefined;
};

/** Where the search is: nothing typed, on its way, answered, answered with nothing, not answered. */
export type ComboboxState = 'idle' | 'searching' | 'ready' | 'none' | 'failed';
