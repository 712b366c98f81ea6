import { listLocalPlaces, type LocalPlace } from '@aylal/contracts/local-tapa';
import { stubOperation, type Stub } from '@aylal/testing/scenarios';

export function buildPlace(over: Partial<LocalPlace> = {}): LocalPlace {
  return {
    id: 'khuvsgul',
    title: 'Хөвсгөл нуур',
    text: 'Монголын хамгийн гүн нуур.',
    picture: '',
    location: { lat: 51.1, lon: 100.5 },
    ...over,
  };
}

export function placesStub(places: LocalPlace[] = [buildPlace()]): Stub {
  return stubOperation(listLocalPlaces, { status_code: 200, message: '', result: places });
}
