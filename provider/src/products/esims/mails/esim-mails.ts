import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { openMails } from '../../../commerce/orders/mails/mail-catalogue.ts';

/** Mails of an eSIM where the general words do not fit. What installs it is never in a mail: the order page shows it to who is signed in. */
export const esimMails = openMails({ mn, en, zh, ru, ko, ja });
