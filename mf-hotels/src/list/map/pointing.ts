/** What a card listens to, so that its pin lights up while it is pointed at or holds the focus. */
export function pointing(code: string, onPoint: ((code: string | null) => void) | undefined) {
  if (!onPoint) return {};
  const point = () => onPoint(code);
  const leave = () => onPoint(null);
  return { onPointerEnter: point, onPointerLeave: leave, onFocus: point, onBlur: leave };
}
