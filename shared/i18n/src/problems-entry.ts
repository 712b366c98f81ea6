import type { Locale } from '@aylal/domain/language';
import en from './messages/en.json' with { type: 'json' };
import ja from './messages/ja.json' with { type: 'json' };
import ko from './messages/ko.json' with { type: 'json' };
import mn from './messages/mn.json' with { type: 'json' };
import ru from './messages/ru.json' with { type: 'json' };
import zh from './messages/zh.json' with { type: 'json' };

/** What is said of each problem of the provider, in all languages; for servers, because all of them are loaded. */
export const problemMessages: Readonly<Record<Locale, Readonly<typeof en.problem>>> = {
  mn: mn.problem,
  en: en.problem,
  zh: zh.problem,
  ru: ru.problem,
  ko: ko.problem,
  ja: ja.problem,
};
