import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { esimMails } from '../esim-mails.ts';
import { openMails } from '../../../../commerce/orders/mails/mail-catalogue.ts';

/** Mails of more data for an eSIM: nothing has to be installed. What it does not say itself, it says as an eSIM. */
export const topUpMails = openMails({ mn, en, zh, ru, ko, ja }, esimMails);
