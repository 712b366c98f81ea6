import { openMessages } from '../../../platform/messages/open-messages.ts';
import en from './en.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import mn from './mn.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };

/** Messages of hotels. */
export const hotelMessage = openMessages<typeof en>({ mn, en, zh, ru, ko, ja });
