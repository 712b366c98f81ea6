import { useEffect, useRef } from 'react';
import type { KeyboardEvent, RefObject } from 'react';
import { keepTabInside } from './focusable.ts';
import { followHeldKey } from './held-key.ts';

type ModalLayer = {
  rootRef: RefObject<HTMLDivElement | null>;
  panelRef: RefObject<HTMLDivElement | null>;
  onKeyDown: (event: KeyboardEvent) => void;
};

/**
 * What makes a layer modal: the page and the layers below are inert and do not scroll, the focus goes in (to `[data-autofocus]`, else
 * to the panel, so that its name is read) and comes back when its element goes, Tab stays, Esc closes, and the focus returns to where it was, without the key press that closed the
 * layer. Layers stack: each makes inert
 * only what was alive when it opened and gives back just that. Elements marked `data-live` (toasts) stay reachable.
 */
export function useModalLayer(onEscape: () => void): ModalLayer {
  const rootRef = useRef<HTMLDivElement>(null);
  const panelRef = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const root = rootRef.current;
    const panel = panelRef.current;
    if (!root || !panel) return undefined;
    const opener = document.activeElement;
    const beside = [...document.body.children].filter((element) => element instanceof HTMLElement);
    // The root itself, or the frame around it.
    const layer = beside.find((element) => element.contains(root));
    const silenced = beside.filter(
      (element) => element !== layer && !element.inert && !element.hasAttribute('data-live'),
    );
    for (const element of silenced) element.inert = true;
    const unlock = lockScroll(document.documentElement);
    const endHeldKey = followHeldKey();
    focusInside(panel);
    // What had the focus may go while the layer stays, as a form that was sent: without focus inside, Esc and Tab would be dead.
    const observer = new MutationObserver(() => {
      if (!layer?.inert && document.activeElement === document.body) focusInside(panel);
    });
    observer.observe(panel, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      for (const element of silenced) element.inert = false;
      unlock();
      endHeldKey();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);

  function onKeyDown(event: KeyboardEvent) {
    // React sends events of a stacked layer through its parents too: only the layer that holds the focus answers.
    if (!(event.target instanceof Node) || !rootRef.current?.contains(event.target)) return;
    if (event.key === 'Escape' && !event.defaultPrevented) {
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    }
    if (event.key === 'Tab' && panelRef.current) keepTabInside(panelRef.current, event);
  }

  return { rootRef, panelRef, onKeyDown };
}

function focusInside(panel: HTMLElement): void {
  (panel.querySelector<HTMLElement>('[data-autofocus]') ?? panel).focus({ preventScroll: true });
}

/** Stops the page from scrolling and keeps the width its scroll bar took, so that nothing jumps; returns the way back. */
function lockScroll(page: HTMLElement): () => void {
  const { overflow, paddingInlineEnd } = page.style;
  const bar = window.innerWidth - page.clientWidth;
  page.style.overflow = 'hidden';
  if (bar > 0) page.style.paddingInlineEnd = `${bar}px`;
  return () => {
    page.style.overflow = overflow;
    page.style.paddingInlineEnd = paddingInlineEnd;
  };
}
