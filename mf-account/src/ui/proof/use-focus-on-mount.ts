import { useEffect } from 'react';
import { focusField } from './focus-field.ts';

/** Takes the focus to a field of a step that has just come in place of another, whose button is gone. */
export function useFocusOnMount(id: string, when = true): void {
  // The step that was left has taken the focus with it: only the page knows that.
  useEffect(() => {
    if (when) focusField(id);
  }, [id, when]);
}
