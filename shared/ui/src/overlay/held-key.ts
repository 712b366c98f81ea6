/**
 * Follows Enter and Space while a layer is open. The returned function ends that; when the key that closed the layer is still down, the rest of its press is
 * swallowed, so that it does not activate what has the focus again (PAY-13).
 */
export function followHeldKey(): () => void {
  let held = false;
  const down = ({ key }: KeyboardEvent) => {
    held = key === 'Enter' || key === ' ';
  };
  const up = () => {
    held = false;
  };
  document.addEventListener('keydown', down, true);
  document.addEventListener('keyup', up, true);
  return () => {
    document.removeEventListener('keydown', down, true);
    document.removeEventListener('keyup', up, true);
    if (held) swallowPress();
  };
}

/** Until the key is let go: its keypress, its repetitions and its keyup do nothing. Any other press ends it too. */
function swallowPress(): void {
  const events = ['keydown', 'keypress', 'keyup'] as const;
  const end = () => {
    for (const name of events) document.removeEventListener(name, swallow, true);
    window.removeEventListener('blur', end);
  };
  const swallow = (event: KeyboardEvent) => {
    if (event.type === 'keydown' && !event.repeat) return end();
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'keyup') end();
  };
  for (const name of events) document.addEventListener(name, swallow, true);
  window.addEventListener('blur', end);
}
