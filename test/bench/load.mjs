import autocannon from 'autocannon';
import { cpuSeconds } from './process-figures.mjs';

const CONNECTIONS = 20;

/**
 * Requests as fast as they are answered, on 20 connections.
 * @param {{ url: string, pid: number, seconds: number, request: () => { path: string, method?: string, headers?: object, body?: string } }} options
 * @returns {Promise<{ perSecond: number, p50: number, p99: number, cpuMicros: number, failed: number }>} times in ms, CPU of the answering process in µs a request
 */
export async function load({ url, pid, seconds, request }) {
  const before = cpuSeconds(pid);
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    requests: [{ setupRequest: (base) => ({ ...base, ...request() }) }],
  });
  const answered = result.requests.total;
  return {
    perSecond: answered / result.duration,
    p50: result.latency.p50,
    p99: result.latency.p99,
    cpuMicros: ((cpuSeconds(pid) - before) / answered) * 1e6,
    failed: result.non2xx + result.errors,
  };
}
