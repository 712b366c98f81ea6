'use client';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { useServerInsertedHTML } from 'next/navigation';
import { useState, type ReactNode } from 'react';

/** Emotion's styles in the head of a streamed page, the way that Next.js documents for style libraries. */
export function StyleRegistry({ children }: { children: ReactNode }) {
  const [{ cache, takeNew }] = useState(() => {
    const cache = createCache({ key: 'css' });
    cache.compat = true;
    const insert = cache.insert;
    let fresh: { name: string; global: boolean }[] = [];
    cache.insert = (selector, serialized, sheet, keep) => {
      if (cache.inserted[serialized.name] === undefined) fresh.push({ name: serialized.name, global: selector === '' });
      return insert(selector, serialized, sheet, keep);
    };
    const takeNew = () => {
      const taken = fresh;
      fresh = [];
      return taken;
    };
    return { cache, takeNew };
  });
  useServerInsertedHTML(() => {
    const fresh = takeNew();
    const textOf = (name: string) => String(cache.inserted[name]);
    const own = fresh.filter(({ global }) => !global).map(({ name }) => name);
    return (
      <>
        {fresh
          .filter(({ global }) => global)
          .map(({ name }) => (
            <style
              key={name}
              data-emotion={`${cache.key}-global ${name}`}
              dangerouslySetInnerHTML={{ __html: textOf(name) }}
            />
          ))}
        {own.length > 0 && (
          <style
            data-emotion={`${cache.key} ${own.join(' ')}`}
            dangerouslySetInnerHTML={{ __html: own.map(textOf).join('') }}
          />
        )}
      </>
    );
  });
  return <CacheProvider value={cache}>{children}</CacheProvider>;
}
