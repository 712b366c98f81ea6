import { useLayoutEffect, useRef, type PointerEvent } from 'react';
import { panned, type Camera } from '../camera/camera.ts';

/** Ground that is drawn around the window, in CSS pixels: so far it can be dragged before it is drawn again. */
export const overscan = 192;
/** A hand that presses trembles by this much. */
const LEAST = 4;

interface Drag {
  readonly pointer: number;
  fromX: number;
  fromY: number;
  moved: boolean;
}

/** Dragging moves the drawn layer as it is; the map is drawn again when the layer comes to its end, and when it is let go. */
export function useDrag(camera: Camera, move: (next: Camera) => void) {
  const layer = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag | null>(null);
  const dragged = useRef(false);

  // The layer that is drawn again stands where the former one was dragged to.
  const drawn = useRef(camera);
  useLayoutEffect(() => {
    if (drawn.current === camera) return;
    drawn.current = camera;
    if (layer.current) layer.current.style.transform = '';
  }, [camera]);

  const settle = (present: Drag, event: PointerEvent) => {
    move(panned(camera, present.fromX - event.clientX, present.fromY - event.clientY));
    present.fromX = event.clientX;
    present.fromY = event.clientY;
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      dragged.current = false;
      if (event.button !== 0 || drag.current) return;
      drag.current = { pointer: event.pointerId, fromX: event.clientX, fromY: event.clientY, moved: false };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const present = drag.current;
      if (present?.pointer !== event.pointerId) return;
      const [right, down] = [event.clientX - present.fromX, event.clientY - present.fromY];
      if (!present.moved && Math.hypot(right, down) < LEAST) return;
      if (!present.moved) event.currentTarget.setPointerCapture(event.pointerId);
      present.moved = true;
      dragged.current = true;
      if (Math.abs(right) > overscan || Math.abs(down) > overscan) settle(present, event);
      else if (layer.current) layer.current.style.transform = `translate(${right}px, ${down}px)`;
    },
    onPointerUp(event: PointerEvent) {
      const present = drag.current;
      if (present?.pointer !== event.pointerId) return;
      drag.current = null;
      if (present.moved) settle(present, event);
    },
    onPointerCancel() {
      drag.current = null;
      if (layer.current) layer.current.style.transform = '';
    },
    /** The click that ends a drag presses nothing. */
    onClickCapture(event: { stopPropagation(): void; preventDefault(): void }) {
      if (!dragged.current) return;
      dragged.current = false;
      event.stopPropagation();
      event.preventDefault();
    },
  };
  return { layer, handlers };
}
