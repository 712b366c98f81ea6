import { ChakraProvider } from '@chakra-ui/react/styled-system';
import { useContext, type ReactNode } from 'react';
import { UiTextsProvider } from './texts/ui-texts.tsx';
import type { UiLocale } from './texts/ui-texts.tsx';
import { ProvidedGlobalsContext } from './theme/provided-globals.ts';
import { systemWithoutGlobals, uiSystem } from './theme/system.ts';

export type UiProviderProps = { locale: UiLocale; children: ReactNode };

/** Gives everything below our look and the parts' own words. Light or dark is `data-theme` on `<html>`, set by the host. */
export function UiProvider({ locale, children }: UiProviderProps) {
  const provided = useContext(ProvidedGlobalsContext);
  return (
    <ChakraProvider value={provided ? systemWithoutGlobals() : uiSystem()}>
      <UiTextsProvider locale={locale}>{children}</UiTextsProvider>
    </ChakraProvider>
  );
}
