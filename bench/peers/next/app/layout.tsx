import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { StyleRegistry } from '../src/style-registry.tsx';

export const dynamic = 'force-dynamic';
export const metadata = { title: 'Аялал', robots: { index: false } };
export const viewport = { width: 'device-width', initialScale: 1, viewportFit: 'cover', colorScheme: 'light dark' };

const theme =
  "var d=matchMedia('(prefers-color-scheme:dark)');(d.onchange=function(){document.documentElement.dataset.theme=d.matches?'dark':'light'})();";
const fontSheet = readFileSync(join(process.cwd(), '../../../shared/ui/src/theme/fonts.css'), 'utf8')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s+/g, ' ');
const fonts = [...new Set(fontSheet.match(/\/fonts\/[\w.-]+\.woff2/g))];

/** The document, with what our own server writes into every head. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="mn" data-theme="light" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: theme }} />
        {fonts.map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="" />
        ))}
        <style dangerouslySetInnerHTML={{ __html: fontSheet }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      </head>
      <body>
        <StyleRegistry>{children}</StyleRegistry>
      </body>
    </html>
  );
}
