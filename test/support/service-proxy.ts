import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const PROBE_MS = 200;
/** A server that is only slow, because the machine is busy, isn't left out: then none might be left. */
const PROBE_ANSWER_MS = 8000;

interface Backend {
  url: string;
  agent: Agent;
  ready: boolean;
}

/** What is in front of several servers, such as the Service of Kubernetes with its readiness probes, or a load balancer. */
export interface ServiceProxy {
  url: string;
  /** Takes a server in: it gets requests as soon as its `/healthz` answers 200, and while it does. */
  add(url: string): void;
  remove(url: string): void;
  /** How many servers get requests now. */
  ready(): number;
  close(): Promise<void>;
}

/**
 * A server is left out from the first probe on that isn't answered with 200, and when it refuses a connection. A request that
 * has been sent is never sent again: whatever goes wrong then is a failed request.
 */
export async function startServiceProxy(): Promise<ServiceProxy> {
  const backends = new Map<string, Backend>();
  let turn = 0;
  const pick = (): Backend | undefined => {
    const ready = [...backends.values()].filter((backend) => backend.ready);
    return ready[(turn += 1) % ready.length];
  };

  const pass = (near: IncomingMessage, answer: ServerResponse, body: Buffer): void => {
    const backend = pick();
    if (!backend) return fail(answer, 503, 'no server is ready');
    const { connection: _connection, ...headers } = near.headers;
    const far = request(`${backend.url}${near.url}`, { agent: backend.agent, method: near.method, headers });
    far.on('response', (from) => {
      const { connection: _ours, 'keep-alive': _kept, ...shown } = from.headers;
      answer.writeHead(from.statusCode ?? 502, shown);
      // A stream without a word yet has to reach its reader all the same.
      answer.flushHeaders();
      from.on('error', () => answer.destroy()).pipe(answer);
    });
    far.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNREFUSED') return fail(answer, 502, error.message);
      backend.ready = false;
      pass(near, answer, body);
    });
    answer.on('close', () => far.destroy());
    far.end(body);
  };

  const server = createServer((near, answer) => {
    void buffer(near).then(
      (body) => pass(near, answer, body),
      () => answer.destroy(),
    );
  });
  // Longer than its clients keep theirs, so none of them meets a connection that is just being closed.
  server.keepAliveTimeout = 60_000;
  const probing = setInterval(() => backends.forEach((backend) => void probe(backend)), PROBE_MS);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    add: (url) => void backends.set(url, { url, agent: new Agent({ keepAlive: true }), ready: false }),
    remove: (url) => {
      backends.get(url)?.agent.destroy();
      backends.delete(url);
    },
    ready: () => [...backends.values()].filter(({ ready }) => ready).length,
    close: () => {
      clearInterval(probing);
      for (const { agent } of backends.values()) agent.destroy();
      server.closeAllConnections();
      return new Promise((closed) => server.close(() => closed()));
    },
  };
}

/** On a connection of its own, as probes are made. */
async function probe(backend: Backend): Promise<void> {
  backend.ready = await new Promise<boolean>((known) => {
    const asked = request(`${backend.url}/healthz`, { agent: false, timeout: PROBE_ANSWER_MS }, (answer) => {
      answer.resume();
      known(answer.statusCode === 200);
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => known(false));
    asked.end();
  });
}

function fail(answer: ServerResponse, status: number, reason: string): void {
  if (answer.headersSent) return void answer.destroy();
  answer.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ code: 'proxy', reason }));
}
