import mn from './mn.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };
import zh from './zh.json' with { type: 'json' };
import ru from './ru.json' with { type: 'json' };
import ko from './ko.json' with { type: 'json' };
import ja from './ja.json' with { type: 'json' };
import { openMails } from './mail-catalogue.ts';

/** Mails that fit everything that is sold; a product has its own only where these do not do. */
export const generalMails = openMails({ mn, en, zh, ru, ko, ja });
