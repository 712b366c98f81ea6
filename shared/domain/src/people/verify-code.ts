/** For so many minutes a code that was sent to a phone or an e-mail address counts (SEC-4). */
export const verifyCodeMinutes = 5;
