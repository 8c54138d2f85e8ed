import { describe } from '@jest/globals';
import { accounts } from '../afterwards/accounts.js';
import { afterwardsAtStripe } from '../afterwards/at.js';
import { debits } from '../afterwards/debits.js';
import { disputes } from '../afterwards/disputes.js';
import { payouts } from '../afterwards/payouts.js';
import { refunds } from '../afterwards/refunds.js';

/** What happens at Stripe after a payment, or without us: each subject in a file of its own, all with one application. */
describe('afterwards at Stripe', () => {
  const stripe = afterwardsAtStripe();
  describe('refunds', () => void refunds(stripe));
  describe('disputes', () => void disputes(stripe));
  describe('debits', () => void debits(stripe));
  describe('payouts', () => void payouts(stripe));
  describe('accounts', () => void accounts(stripe));
});
