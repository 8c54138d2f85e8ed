import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/scope/tx.js';
import type { ProductName, Subscription } from './subscription.entity.js';

/** What is sold by subscription. The module that sells it says what its payments and its end bring about. */
export interface Product {
  readonly name: ProductName;
  /** Where its subscribers look after it: the provider's page and the mails lead there. */
  readonly page: string;
  /** Called in the transaction of every change of the subscription: grants and takes what it gives. */
  applied(tx: Tx, subscription: Subscription): Promise<void>;
}

/** The products, as their modules register them when the application starts. */
@Injectable()
export class SubscriptionProducts {
  private readonly byName = new Map<ProductName, Product>();

  register(product: Product): void {
    this.byName.set(product.name, product);
  }

  of(name: ProductName): Product {
    const product = this.byName.get(name);
    if (!product) throw new Error(`No module sells “${name}”`);
    return product;
  }
}
