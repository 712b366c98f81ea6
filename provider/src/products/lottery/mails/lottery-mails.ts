import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { openMails } from '../../../commerce/orders/mails/mail-catalogue.ts';

/** The tickets are paid and can be scratched. What they win is never in a mail. */
export const lotteryMails = openMails({ mn, en, zh, ru, ko, ja });
