import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { openMails } from '../../../commerce/orders/mails/mail-catalogue.ts';

/** Mails of a trip where the general words do not fit. */
export const tripMails = openMails({ mn, en, zh, ru, ko, ja });
