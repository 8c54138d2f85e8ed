import { Injectable } from '@nestjs/common';
import { orNotFound } from '../../platform/errors/problem.js';
import { Scope } from '../../platform/scope/scope.js';
import { PaymentProviders } from '../payments/providers/providers.service.js';
import { Charges } from './charges.service.js';
import { SubscriptionInvoice } from './subscription-invoice.entity.js';
import { SubscriptionMethods } from './subscription-methods.service.js';
import {
  toSubscriptionInvoice,
  type SubscriptionInvoiceResponse,
  type SubscriptionPaymentResponse,
} from './subscription.dto.js';
import { Subscription, type ProductName } from './subscription.entity.js';

/** Shown at most; someone who pays every month fills it in eight years. */
const SHOWN = 100;

/** What an account pays for, as its own people see it. */
@Injectable()
export class SubscriptionReader {
  constructor(
    private readonly scope: Scope,
    private readonly providers: PaymentProviders,
    private readonly methods: SubscriptionMethods,
    private readonly charges: Charges,
  ) {}

  own(product: ProductName): Promise<Subscription | null> {
    return this.of(this.accountId, product);
  }

  /** Of any account that the reader's policies show. */
  of(accountId: string, product: ProductName): Promise<Subscription | null> {
    return this.scope.load((em) => em.findOne(Subscription, { accountId, product }));
  }

  async invoices(): Promise<SubscriptionInvoiceResponse[]> {
    return (await this.invoicesOf(this.accountId)).map(toSubscriptionInvoice);
  }

  /** Invoices that were paid or are being paid, newest first: what was given up is of no interest. */
  async invoicesOf(accountId: string): Promise<SubscriptionInvoice[]> {
    const rows = await this.scope.load((em) =>
      em.find(
        SubscriptionInvoice,
        { accountId, state: { $in: ['paid', 'open', 'processing', 'failed'] } },
        { orderBy: { createdAt: 'desc', id: 'desc' }, limit: SHOWN },
      ),
    );
    return rows.filter(({ state, kind }) => state !== 'failed' || kind === 'renewal');
  }

  /** 404 for someone else's. */
  async invoice(id: string): Promise<SubscriptionInvoice> {
    return orNotFound(
      await this.scope.load((em) => em.findOne(SubscriptionInvoice, { id, accountId: this.accountId })),
    );
  }

  async payment(product: ProductName): Promise<SubscriptionPaymentResponse> {
    const { demo } = this.scope.actor;
    const waiting = await this.waiting(product);
    return {
      provider: this.providers.for({ demo }).name,
      methodLabel: (await this.methods.of({ accountId: this.accountId, demo }))?.label ?? null,
      pendingPlan: waiting?.plan ?? null,
      pendingUrl: waiting?.actionUrl ?? null,
    };
  }

  /** Asks the provider about what is on its way: people who come back from its page may be faster than its message. */
  async refresh(product: ProductName): Promise<SubscriptionPaymentResponse> {
    const waiting = await this.waiting(product);
    if (waiting) await this.charges.refresh(waiting.id);
    return this.payment(product);
  }

  private waiting(product: ProductName): Promise<SubscriptionInvoice | null> {
    return this.scope.load((em) =>
      em.findOne(SubscriptionInvoice, {
        accountId: this.accountId,
        product,
        state: { $in: ['open', 'processing'] },
      }),
    );
  }

  private get accountId(): string {
    return orNotFound(this.scope.actor.accountId);
  }
}
