// Loaded before a service of a drill: its clock is wrong by so many milliseconds.
const skewMs = Number(process.env['DRILL_SKEW_MS']);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + skewMs);
    else super(...given);
  }

  static now() {
    return RealDate.now() + skewMs;
  }
};
