import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const languages = ['mn', 'en', 'zh', 'ru', 'ko', 'ja'] as const;
const letters: Readonly<Record<(typeof languages)[number], string>> = {
  mn: 'абвгдежзийклмноөпрстуүфхцчшыэюя',
  en: 'abcdefghijklmnoprstuvwy',
  zh: '机票酒店车旅行游保险卡地图中国航天门山水城市',
  ru: 'абвгдежзийклмнопрстуфхцчшыэюя',
  ko: '항공호텔버스여행보험지도산물도시문천국',
  ja: 'ホテルバスたびほけんちずやまみずまち航空',
};

/** Writes a built remote such as a team would leave it, with a vocabulary of its own: a menu entry, four pages, three dialogs, two slot contributions, twenty files. Answers its folder. */
export function buildFurtherRemote(root: string, index: number): string {
  const word = (of: string, language: (typeof languages)[number], length: number) =>
    wordFrom(`${index} ${of} ${language}`, letters[language], length);
  const name = word('name', 'en', 7);
  const id = `mf-${name}`;
  const version = `1.0.0+${hexOf(id).slice(0, 10)}`;
  const label = Object.fromEntries(
    languages.map((language) => [language, word('label', language, language === 'zh' || language === 'ko' ? 3 : 8)]),
  );
  const pages = ['search', 'results', 'detail', 'booking'].map((page, place) => ({
    pattern: place === 0 ? `/${name}` : `/${name}/${word(page, 'en', 7)}${page === 'detail' ? '/:id' : ''}`,
    chunk: place === 0 ? 'search' : word(page, 'en', 7),
    reads: [],
    noindex: place > 0,
    bare: false,
  }));
  const dialogs = ['one', 'two', 'three'].map((dialog) => ({
    view: `${name}_${word(dialog, 'en', 8)}_VIEW`.toUpperCase(),
    chunk: word(dialog, 'en', 8),
    size: 'default',
  }));
  const slots = ['checkout.summary.', 'order.detail.'].map((place) => ({
    slot: place + name,
    id: `${name}-${word(place, 'en', 8)}`,
    label,
    icon: 'ticket',
    order: 10,
    chunk: word(place, 'en', 8),
  }));
  const named = [...pages, ...dialogs, ...slots].map(({ chunk }) => chunk);
  const chunks = Object.fromEntries(
    [...named, ...languages.map((language) => `messages-${language}`)].map((chunk) => [chunk, [`${chunk}.js`]]),
  );
  const sources = Object.fromEntries(
    ['entry.js', 'remote.js', ...Object.values(chunks).flat()].map((file) => [file, `/* ${id} ${file} */`]),
  );
  const folder = join(root, id);
  mkdirSync(folder, { recursive: true });
  for (const [file, source] of Object.entries(sources)) writeFileSync(join(folder, file), source);
  const react = { built: '19.3.1', range: '19.3.1' };
  const record = {
    remote: id,
    version,
    git: hexOf(`${id} commit`),
    lockfile: createHash('sha384').update('lockfile').digest('base64'),
    builtAt: '2026-11-01T00:00:00.000Z',
    container: id.replaceAll('-', '_'),
    uniqueName: `${id}_${version}`.replace(/\W/g, '_'),
    shell: { contractRange: '^1.0.0' },
    entry: 'entry.js',
    mfManifest: 'mf-manifest.json',
    exposes: { './remote': ['remote.js'] },
    chunks,
    shared: { react, 'react-dom': react },
    descriptor: {
      id,
      contract: '^1.0.0',
      routes: pages,
      navigation: [{ id: name, label, path: `/${name}`, icon: 'ticket', menu: { group: 'more', order: 100 + index } }],
      dialogs,
      panels: [],
      slots,
      events: { produces: [], consumes: [] },
    },
    files: Object.fromEntries(
      Object.entries(sources).map(([file, source]) => [
        file,
        { sha384: createHash('sha384').update(source).digest('base64'), bytes: Buffer.byteLength(source) },
      ]),
    ),
  };
  writeFileSync(join(folder, 'release.json'), JSON.stringify(record));
  return folder;
}

/** Words that share nothing, so that what they weigh is not compressed away. */
function wordFrom(seed: string, alphabet: string, length: number): string {
  const signs = [...alphabet];
  return [...createHash('sha256').update(seed).digest()]
    .slice(0, length)
    .map((byte) => signs[byte % signs.length])
    .join('');
}

function hexOf(text: string): string {
  return createHash('sha1').update(text).digest('hex');
}
