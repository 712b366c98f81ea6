export {
  aimags,
  DELIVERY_FEE,
  deliveryState,
  deliveryStates,
  deliveryTimes,
  isInMongolia,
  type Aimag,
  type DeliveryState,
} from './delivery.ts';
