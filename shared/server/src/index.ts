export { addressBlock } from './address-block.ts';
export { arrivalLimits } from './arrival-limits.ts';
export { drainDelay, drainDelayVariable } from './drain-delay.ts';
export { JsonRefused, parseStrictJson } from './strict-json.ts';
export { createLogger, logLevels, logOptions, type Logger, type LogLevel } from './logger.ts';
export {
  addressVariable,
  checkSandbox,
  ConfigError,
  keyVariable,
  onOffVariable,
  readEnvironment,
  sandboxVariables,
  wholeVariable,
  type Environment,
} from './read-environment.ts';
export { plainAddressFault, secretFault } from './secret-strength.ts';
export { noTrustedProxies, senderOf, trustedProxiesVariable, type TrustedProxies } from './trusted-proxies.ts';
