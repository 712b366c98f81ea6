import { defineRemote, type RemoteDoor } from '@aylal/shell';

const texts = { default: { dialog: { title: 'Цонхны нэр' }, screen: { title: 'Дэлгэцийн нэр' } } };
const messages = async () => texts;

/** A remote's door for a test, with messages in every language. */
export function buildDoor(parts: Partial<RemoteDoor> = {}): RemoteDoor {
  return defineRemote({
    id: 'mf-flights',
    messages: { mn: messages, en: messages, zh: messages, ru: messages, ko: messages, ja: messages },
    ...parts,
  });
}
