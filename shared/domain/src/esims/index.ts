export { forecastRunOut, lowDataShare, shareLeft, type EsimAllowance } from './esim-usage.ts';
export { appleInstallAddress, readActivationCode, type ActivationCode } from './activation-code.ts';
