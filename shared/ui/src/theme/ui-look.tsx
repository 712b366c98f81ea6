import { ChakraProvider } from '@chakra-ui/react/styled-system';
import type { ReactNode } from 'react';
import { LayerFrame } from '../overlay/layer-frame.ts';
import { UiTextsProvider } from '../texts/ui-texts.tsx';
import type { UiLocale } from '../texts/ui-texts.tsx';
import { LookFrame } from './look-frame.tsx';
import { system } from './system.ts';

export type UiLookProps = { locale: UiLocale; children: ReactNode };

/** Without what is written for the whole page: reset, global styles and layers are those of the major that draws the page. */
const withoutGlobals = { ...system, _global: [], _config: { ...system._config, disableLayers: true } };

/** This major's system, tokens and words for a part of a page that another major draws, in what the part opens above the page too. The page's own parts have `UiProvider`. */
export function UiLook({ locale, children }: UiLookProps) {
  return (
    <ChakraProvider value={withoutGlobals}>
      <UiTextsProvider locale={locale}>
        <LayerFrame value={LookFrame}>
          <LookFrame>{children}</LookFrame>
        </LayerFrame>
      </UiTextsProvider>
    </ChakraProvider>
  );
}
