/** What people type into a request; each request has some of it. */
export type RequestField =
  | 'name'
  | 'dial_code'
  | 'phone'
  | 'email'
  | 'ref_number'
  | 'message'
  | 'destination'
  | 'date'
  | 'total';

/** A request as typed, with what its form adds by itself. */
export type RequestValues = Partial<Record<RequestField | 'type' | 'filter_str' | 'key', string>>;
