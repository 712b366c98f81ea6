declare module 'autocannon' {
  /** The part of autocannon that the load bench uses. */
  export interface AutocannonRequest {
    method?: string;
    path?: string;
    headers?: Record<string, string>;
    body?: string;
    setupRequest?: (request: AutocannonRequest) => AutocannonRequest;
    onResponse?: (status: number, body: string) => void;
  }

  export interface AutocannonResult {
    requests: { average: number; total: number };
    latency: { p50: number; p97_5: number; p99: number; max: number };
    duration: number;
    non2xx: number;
    errors: number;
    timeouts: number;
    '2xx': number;
  }

  export default function autocannon(options: {
    url: string;
    connections: number;
    duration?: number;
    amount?: number;
    overallRate?: number;
    requests: AutocannonRequest[];
  }): PromiseLike<AutocannonResult>;
}
