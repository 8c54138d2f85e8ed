import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request that the SDK actually sent. */
export interface StripeRequest {
  method: string;
  path: string;
  account: string | undefined;
  idempotencyKey: string | undefined;
  /** Form fields by their names: `metadata[paymentId]`. */
  body: Record<string, string>;
  query: URLSearchParams;
}

type Answer = Record<string, unknown>;

/** Takes the place of Stripe's API on loopback: it stores what is created, returns it, and repeats its answer for a known key. */
export class StripeStandIn {
  readonly requests: StripeRequest[] = [];
  readonly objects = new Map<string, Answer>();
  /** Refuses the next payment intent as a bank does. */
  declineNext = false;
  /** Refuses the next object that is created as invalid. */
  refuseNext = false;
  /** What is wrong with our own key: it may not read accounts, or it belongs to another platform. */
  wrongKey: 'restricted' | 'of_another' | null = null;
  private readonly answered = new Map<string, Answer>();
  private count = 0;
  private readonly server = createServer((request, response) => {
    void this.answer(request).then(({ status, body }) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  stop(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  sent(method: string, path: string): StripeRequest[] {
    return this.requests.filter((one) => one.method === method && one.path === path);
  }

  private async answer(incoming: IncomingMessage): Promise<{ status: number; body: Answer }> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', 'http://stripe');
    const request: StripeRequest = {
      method: incoming.method ?? '',
      path: url.pathname,
      account: header(incoming, 'stripe-account'),
      idempotencyKey: header(incoming, 'idempotency-key'),
      body: Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString())),
      query: url.searchParams,
    };
    this.requests.push(request);
    const known = request.idempotencyKey ? this.answered.get(request.idempotencyKey) : undefined;
    const made = known ?? this.made(request);
    if (request.idempotencyKey && !made['error']) this.answered.set(request.idempotencyKey, made);
    return { status: statusOf(made['error']), body: made };
  }

  private made({ method, path, account, body, query }: StripeRequest): Answer {
    const refused = this.refusedKey(path, account);
    if (refused) return { error: refused };
    if (path === '/v1/account') return { id: 'acct_platform', object: 'account' };
    const [, , ...parts] = path.split('/');
    const kind = parts.slice(0, parts[0] === 'checkout' ? 2 : 1).join('/');
    const id = parts[kind.includes('/') ? 2 : 1];
    if (id && path.endsWith('/expire')) return this.change(id, { status: 'expired', url: null });
    if (id)
      return (
        this.expanded(this.objects.get(id), query) ?? {
          error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${kind}` },
        }
      );
    if (method === 'GET') return { object: 'list', has_more: false, data: this.listed(kind, account, query) };
    return this.create(kind, body, account);
  }

  /** The key doesn't belong to that account (403) or is invalid (401), as Stripe answers. */
  private refusedKey(path: string, account?: string): Answer | null {
    const own = path === '/v1/account';
    const named = account ?? /^\/v1\/accounts\/(\w+)/.exec(path)?.[1];
    if (this.wrongKey === 'restricted' && (own || path.startsWith('/v1/accounts')))
      return { type: 'permission_error', message: 'The key does not have the required permissions' };
    if (this.wrongKey === 'of_another' && own)
      return { type: 'authentication_error', message: 'Invalid API Key provided' };
    const unknown = named !== undefined && (this.wrongKey !== null || !this.objects.has(named));
    return unknown
      ? {
          type: 'invalid_request_error',
          code: 'account_invalid',
          message: `The provided key does not have access to account '${named}'`,
        }
      : null;
  }

  private listed(kind: string, account: string | undefined, query: URLSearchParams): (Answer | undefined)[] {
    const asked = ['charge', 'payment_intent', 'status'].flatMap((name) =>
      query.has(name) ? [[name, query.get(name)] as const] : [],
    );
    const all = [...this.objects.values()].filter((one) => one['kind'] === kind && one['account'] === account);
    const [from, to] = ['gte', 'lte'].map((end) => query.get(`arrival_date[${end}]`));
    const inTime = ({ arrival_date: at }: Answer) =>
      (!from || Number(at) >= Number(from)) && (!to || Number(at) <= Number(to));
    return all
      .filter((one) => inTime(one) && asked.every(([name, value]) => one[name] === value))
      .map((one) => this.expanded(one, query));
  }

  /** Returns the intent itself instead of its id, if the request asks for that. */
  private expanded(one: Answer | undefined, query: URLSearchParams): Answer | undefined {
    const wanted = [...query].some(([name, value]) => name.startsWith('expand') && value.endsWith('payment_intent'));
    const intent = this.objects.get(String(one?.['payment_intent']));
    return wanted && intent ? { ...one, payment_intent: intent } : one;
  }

  private create(kind: string, body: Record<string, string>, account?: string): Answer {
    this.count += 1;
    if (this.refuseNext) {
      this.refuseNext = false;
      return { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Not possible' } };
    }
    const common = { kind, account, created: Math.floor(Date.now() / 1000), metadata: nested(body, 'metadata') };
    switch (kind) {
      case 'accounts':
        return this.keep({
          ...common,
          id: `acct_${this.count}`,
          details_submitted: false,
          charges_enabled: false,
          payouts_enabled: false,
        });
      case 'account_links':
        return { url: `https://connect.stripe.test/${body['account']}` };
      case 'checkout/sessions':
        return this.keep({
          ...common,
          id: `cs_${this.count}`,
          object: 'checkout.session',
          mode: body['mode'],
          status: 'open',
          payment_status: 'unpaid',
          payment_intent: null,
          client_reference_id: body['client_reference_id'] ?? null,
          url: `https://checkout.stripe.test/cs_${this.count}`,
        });
      case 'payment_intents': {
        const intent = {
          ...common,
          id: `pi_${this.count}`,
          object: 'payment_intent',
          amount: Number(body['amount']),
          currency: body['currency'],
          status: 'succeeded',
        };
        if (!this.declineNext) return this.keep(intent);
        this.declineNext = false;
        const refused = this.keep({ ...intent, status: 'requires_payment_method' });
        return {
          error: {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'insufficient_funds',
            message: 'Declined',
            payment_intent: refused,
          },
        };
      }
      case 'refunds':
        return this.keep({
          ...common,
          id: `re_${this.count}`,
          object: 'refund',
          status: 'pending',
          payment_intent: body['payment_intent'],
          amount: Number(body['amount']),
        });
      default:
        return { error: { type: 'invalid_request_error', message: `The stand-in knows no ${kind}` } };
    }
  }

  keep(object: Answer & { id: string }): Answer {
    this.objects.set(object.id, object);
    return object;
  }

  change(id: string, more: Answer): Answer {
    return this.keep({ ...this.objects.get(id), ...more, id });
  }
}

function statusOf(error: unknown): number {
  if (!error) return 200;
  const { type, code } = error as { type?: string; code?: string };
  if (type === 'authentication_error') return 401;
  if (type === 'permission_error' || code === 'account_invalid') return 403;
  return type === 'card_error' ? 402 : 400;
}

function header(request: IncomingMessage, name: string): string | undefined {
  return [request.headers[name]].flat()[0];
}

/** `metadata[a]=b` → `{ a: 'b' }`, also of `payment_intent_data[metadata][a]`. */
function nested(body: Record<string, string>, name: string): Record<string, string> {
  const pattern = new RegExp(`^${name}\\[(\\w+)\\]$`);
  return Object.fromEntries(
    Object.entries(body).flatMap(([key, value]) => {
      const inner = pattern.exec(key)?.[1];
      return inner ? [[inner, value]] : [];
    }),
  );
}
