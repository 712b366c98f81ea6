import type { MessageSource } from '../../services/locale-service.ts';
import type { InformationPage } from '../information-pages.ts';
import { aboutText } from './about/about-text.ts';
import { logosText } from './logos/logos-text.ts';
import { paymentHotelText } from './payment-hotel/payment-hotel-text.ts';
import { paymentText } from './payment/payment-text.ts';
import { privacyText } from './privacy/privacy-text.ts';
import { termsText } from './terms/terms-text.ts';

/** The words of each information page. */
export const informationTexts: Readonly<Record<InformationPage['id'], MessageSource>> = {
  about: aboutText,
  terms: termsText,
  privacy: privacyText,
  payment: paymentText,
  payment_hotel: paymentHotelText,
  logos: logosText,
};

/** The namespace under which a page's words are kept. */
export function textNamespace(id: InformationPage['id']): string {
  return `text-${id}`;
}
