export {
  askHelpCenter,
  corporateInfoRequest,
  requestCorporateInfo,
  travelInfoRequest,
  requestTravelInfo,
  newsletterSubscription,
  subscribeNewsletter,
  sendCustomerRequest,
} from './request-operations.ts';
