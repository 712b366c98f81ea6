import { createContext, use, type ReactNode } from 'react';
import { useLocale } from '@aylal/shell';
import type { OpenedLook } from './open-look.ts';

/** The major that draws what is here; null for the present one, which draws the page. */
const MajorHere = /* @__PURE__ */ createContext<string | null>(null);

/** A part in the look of its own major, wherever it stands: an earlier one in a page of the present one, or the other way round inside a part of an earlier one. */
export function InItsLook({ look: { major, UiLook }, children }: { look: OpenedLook; children: ReactNode }) {
  const locale = useLocale();
  if (use(MajorHere) === major) return children;
  return (
    <MajorHere value={major}>
      <UiLook locale={locale}>{children}</UiLook>
    </MajorHere>
  );
}
