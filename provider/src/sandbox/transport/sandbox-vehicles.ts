import type { VehicleClass } from '@aylal/contracts/transports';
import { labelTable } from '../trip/label-table.ts';

/** What the sandbox's operator drives. */
export const vehicleLabels = labelTable(`
prius | Toyota Prius | Toyota Prius | 丰田普锐斯 | Toyota Prius | 토요타 프리우스 | トヨタ・プリウス
landcruiser | Toyota Land Cruiser | Toyota Land Cruiser | 丰田兰德酷路泽 | Toyota Land Cruiser | 토요타 랜드크루저 | トヨタ・ランドクルーザー
furgon | УАЗ Фургон | UAZ Furgon | 瓦兹面包车 | УАЗ «Буханка» | UAZ 푸르공 | UAZ フルゴン
starex | Hyundai Starex | Hyundai Starex | 现代辉翼 | Hyundai Starex | 현대 스타렉스 | ヒュンダイ・スターレックス
county | Hyundai County | Hyundai County | 现代康恩迪 | Hyundai County | 현대 카운티 | ヒュンダイ・カウンティ
`);

export type SandboxVehicle = 'prius' | 'landcruiser' | 'furgon' | 'starex' | 'county';

/** Class, seats for passengers, pieces of luggage. */
export const sandboxVehicles: Readonly<Record<SandboxVehicle, readonly [VehicleClass, number, number]>> = {
  prius: ['sedan', 3, 2],
  landcruiser: ['suv', 4, 4],
  furgon: ['van', 5, 6],
  starex: ['van', 8, 6],
  county: ['minibus', 22, 20],
};
