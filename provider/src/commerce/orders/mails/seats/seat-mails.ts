import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { openMails } from '../mail-catalogue.ts';

/** Mails about seats of a bus or places of a train; each adds the mail that brings its ticket. */
export const seatMails = openMails({ mn, en, zh, ru, ko, ja });
