import { HandedOver } from '../../../src/platform/workers/hand-over.js';

export interface Order {
  does: 'double' | 'throw' | 'spin' | 'objects' | 'list' | 'buffers' | 'hand over' | 'leave';
  numbers?: number[];
}

const WORK: Record<Order['does'], (order: Order) => unknown> = {
  double: ({ numbers = [] }) => numbers.map((number) => number * 2),
  throw: () => {
    throw new TypeError('not this');
  },
  spin: () => {
    for (;;);
  },
  objects: () => {
    for (const kept: object[] = []; ;) kept.push({ some: ['thing'] });
  },
  list: () => {
    for (const kept: number[] = []; ;) kept.push(1);
  },
  buffers: () => {
    for (const kept: Buffer[] = []; ;) kept.push(Buffer.alloc(1024 * 1024, 1));
  },
  'hand over': () => {
    const bytes = new Uint8Array([1, 2, 3]);
    return new HandedOver(bytes, [bytes.buffer]);
  },
  leave: () => process.exit(3),
};

export default function run(order: Order): unknown {
  return WORK[order.does](order);
}
