import { checkMessages } from '@aylal/i18n';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

it('has every text in all six languages', () => {
  expect(checkMessages({ mn, en, zh, ru, ko, ja })).toEqual([]);
});
