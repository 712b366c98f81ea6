import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { seatMails } from '../../../commerce/orders/mails/seats/seat-mails.ts';
import { openMails } from '../../../commerce/orders/mails/mail-catalogue.ts';

/** Mails of a train: those of seats, and the one that brings the ticket. */
export const trainMails = openMails({ mn, en, zh, ru, ko, ja }, seatMails);
