import type { Messages } from './create-i18n.ts';

type Form = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

/** `count_one` and `count_other` are forms of `count`. */
type Stem<K extends string> = K extends `${infer S}_${Form}` ? S : K;

/**
 * The keys of a message file, such as `results.empty.title`; the forms of a plural are one key. Of `Messages`, whose content is not known, any text.
 * `MessageKey<typeof en>` makes a key that is not there a fault of the compiler.
 */
export type MessageKey<M> = string extends keyof M
  ? string
  : { [K in keyof M & string]: M[K] extends string ? Stem<K> : `${K}.${MessageKey<M[K]>}` }[keyof M & string];

/** Translates keys of one namespace: `t('results.empty.title', { count })`. */
export type Translate<K extends string = MessageKey<Messages>> = (key: K, values?: Record<string, unknown>) => string;

/** A key that data name: the message of a schema, a problem of the provider, a kind of a partner. The caller makes sure, with a test, that every such name has a message. */
export function messageKey<K extends string>(name: string): K {
  return name as K;
}
