import { checkHotelRate } from '@aylal/contracts/hotels';
import { buildBookedHotel, buildHotelOrder, ofDialog, ofPart, stubOperation } from '@aylal/testing/scenarios';
import type { checkRateInfoDialog } from '../ui/check-rate-info-dialog-ref.ts';
import type { rateCheckDialog } from '../ui/rate-check-dialog-ref.ts';
import type { aroundDialog } from '../ui/around-dialog-ref.ts';
import type { facilityFilterDialog } from '../ui/facility-filter-dialog-ref.ts';
import type { galleryDialog } from '../ui/gallery-dialog-ref.ts';
import type { mapDialog } from '../ui/map-dialog-ref.ts';
import type { checkInDialog } from '../ui/check-in-dialog-ref.ts';
import type { roomInfoDialog } from '../ui/room-info-dialog-ref.ts';
import type { hotelGuestsDialog } from '../slots/hotel-guests-dialog-ref.ts';
import type { stayChangeDialog } from '../stay/stay-change-dialog-ref.ts';
import { buildFound, buildRate } from './build-hotel-page.ts';
import { buildHotelCard } from './build-hotel.ts';
import { buildChecked, buildQuote } from './build-quote.ts';
import { filterStub, mapStubs, suggestStub, viewStub } from './hotels-stubs.ts';

/** What the remote contributes to others, each by itself. */
export function slotScenarios() {
  const { hotel, check_in_notice: notice } = buildFound();
  const { stay } = buildQuote();
  const { tapa_code, name, address, location } = buildHotelCard();
  const order = buildHotelOrder();
  // A price that stands closes the dialog at once.
  const dearer = buildChecked({ price: 1_179_500 });
  const checked = { status_code: 208 as const, message: '', result: dearer };
  return {
    'facility filter': ofDialog<typeof facilityFilterDialog>(
      'HOTELS_FACILITY_FILTER_VIEW',
      { chosen: ['wifi'] },
      filterStub(),
    ),
    gallery: ofDialog<typeof galleryDialog>('HOTELS_GALLERY_VIEW', {
      hotel: hotel.name,
      images: hotel.images,
      facilities: hotel.facilities,
    }),
    around: ofDialog<typeof aroundDialog>('HOTELS_AROUND_VIEW', { kind: 'landmarks', landmarks: hotel.landmarks }),
    'map of a hotel': ofDialog<typeof mapDialog>(
      'HOTELS_MAP_VIEW',
      { tapa_code, name, address, location },
      ...mapStubs(),
    ),
    'check-in': ofDialog<typeof checkInDialog>('HOTELS_CHECK_IN_VIEW', { notice }),
    'room info': ofDialog<typeof roomInfoDialog>('HOTELS_ROOM_INFO_VIEW', { rate: buildRate() }),
    'stay change': ofDialog<typeof stayChangeDialog>('HOTELS_STAY_CHANGE_VIEW', { code: 'ULN-0001', stay }, viewStub()),
    'rate check': ofDialog<typeof rateCheckDialog>(
      'HOTELS_RATE_CHECK_VIEW',
      { rate: buildRate(), stay },
      stubOperation(checkHotelRate, checked),
    ),
    'about the rate check': ofDialog<typeof checkRateInfoDialog>('HOTELS_CHECK_RATE_INFO_VIEW', {}),
    guests: ofDialog<typeof hotelGuestsDialog>('HOTEL_PASSENGER_INFO_VIEW', { guests: order.hotel.guests }),
    'home search': ofPart('home.search', 'hotels-home-search', {}, suggestStub()),
    'stay at the checkout': ofPart('checkout.summary.hotel', 'hotels-checkout-summary', { order }),
    'order of a stay': ofPart('order.detail.hotel', 'hotels-order', { order: buildBookedHotel() }),
  };
}
