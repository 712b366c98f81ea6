declare global {
  interface Window {
    /** What was chosen in lists before their code was here (`pages/prehydration-clicks-script.ts` on the server). */
    __AYLAL_CHOSEN?: ReadonlyMap<HTMLSelectElement, string>;
  }
}

const untyped = new Set(['file', 'hidden']);

/**
 * Tells the fields' owners what was typed into a rendered page before its code was here. React leaves such text in the field when it takes the page over, and
 * takes it for what it has put there itself: so the field is emptied by the way that React sees, and filled by the way that a person does.
 */
export function replayTyping(root: HTMLElement): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea')) {
    if (field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio')) replayTick(field);
    else if (!untyped.has(field.type) && field.value !== field.defaultValue) replayText(field);
  }
  for (const [field, value] of window.__AYLAL_CHOSEN ?? []) if (root.contains(field)) replayChoice(field, value);
}

/** Undone as React sees it, and done again as a person does. Another choice replaces the one before, so only the new one is replayed. */
function replayTick(field: HTMLInputElement): void {
  // Elsewhere ticks wait for scripts by themselves.
  if (field.form?.method !== 'post' || field.checked === field.defaultChecked) return;
  if (field.type === 'radio' && !field.checked) return;
  field.checked = field.defaultChecked;
  field.click();
}

/** React puts a list back to what it was rendered with; what was chosen is remembered by the page. */
function replayChoice(field: HTMLSelectElement, value: string): void {
  field.value = value;
  // A part that is not hydrated yet hydrates with the first, and hears the second.
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}

function replayText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const { value, selectionStart, selectionEnd } = field;
  // A part that is not hydrated yet hydrates now; it sees nothing new in this one, as it finds the text in the field.
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.value = field.defaultValue;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
}
