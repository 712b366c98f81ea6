import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LayerFrame } from '../overlay/layer-frame.ts';
import { UiTextsProvider } from '../texts/ui-texts.tsx';
import type { UiLocale } from '../texts/ui-texts.tsx';
import { LookFrame } from './look-frame.tsx';
import { systemWithoutGlobals } from './system.ts';

export type UiLookProps = { locale: UiLocale; children: ReactNode };

/**
 * This major's system, tokens and words for a part of a page that another major draws, in what the part opens above the page too. What is written for the whole
 * page (reset, global styles, layers) is that of the major that draws it. The page's own parts have `UiProvider`.
 */
export function UiLook({ locale, children }: UiLookProps) {
  return (
    <ChakraProvider value={systemWithoutGlobals()}>
      <UiTextsProvider locale={locale}>
        <LayerFrame value={LookFrame}>
          <LookFrame>{children}</LookFrame>
        </LayerFrame>
      </UiTextsProvider>
    </ChakraProvider>
  );
}
