import { defineRemote, type RemoteModule } from '@aylal/shell';

const texts = { default: { dialog: { title: 'Цонхны нэр' }, screen: { title: 'Дэлгэцийн нэр' } } };
const messages = async () => texts;

/** A remote's remote module for a test, with messages in every language. */
export function buildRemoteModule(parts: Partial<RemoteModule> = {}): RemoteModule {
  return defineRemote({
    id: 'mf-flights',
    messages: { mn: messages, en: messages, zh: messages, ru: messages, ko: messages, ja: messages },
    ...parts,
  });
}
