// For a drill of the whole shop: the providers with their databases, and what a drill is made of.
export { hostHeaders } from '../../platform/http/caller.ts';
export { freePort } from '../free-port.ts';
export { startServiceProcess } from '../service-process.ts';
export type { DrillPart, OpenPart } from './drill-part.ts';
export type { Incident } from './incidents.ts';
export { AWAY_MS, supervise, type SupervisedService } from './supervised-service.ts';
export { runDrill } from './run-drill.ts';
export { openTcpGate } from './tcp-gate.ts';
