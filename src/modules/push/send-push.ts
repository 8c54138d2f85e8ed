import { createHash } from 'node:crypto';
import type { LookupFunction } from 'node:net';
import { Injectable } from '@nestjs/common';
import webPush from 'web-push';
import { Settings } from '../../platform/config/settings.js';
import { outwardFailure, OutwardPost, type OutwardFailure } from '../../platform/outward/outward-post.js';

const BOUNDS = { readBytes: 2000, seconds: 10 };
/** How many characters the topic of a message may have (RFC 8030). */
const TOPIC_MAX = 32;

export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

interface SentPush {
  subscription: Subscription;
  /** The key pair with which the browser subscribed. */
  key: { publicKey: string; privateKey: string };
  body: string;
  tag: string;
  urgent: boolean;
  /** How long the push service keeps it for a device that is off. */
  seconds: number;
}

/**
 * Encrypts a message for one browser and hands it to the browser’s push service. `web-push` has the cryptography of the standards
 * (RFC 8291, 8292); the request itself is ours, because the address comes from a client and must lead nowhere else.
 */
@Injectable()
export class PushSender {
  private readonly outward: OutwardPost;
  private readonly contact: string;

  constructor(settings: Settings) {
    this.outward = new OutwardPost(settings.PUSH_PRIVATE_ADDRESSES);
    this.contact = settings.pushContact;
  }

  /** Answers the status, or why there is none. `lookup` is another resolver, for tests. */
  async post(sent: SentPush, lookup?: LookupFunction): Promise<number | OutwardFailure> {
    const { endpoint, p256dh, auth } = sent.subscription;
    const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, sent.body, {
      vapidDetails: { subject: this.contact, ...sent.key },
      TTL: sent.seconds,
      urgency: sent.urgent ? 'high' : 'normal',
      topic: createHash('sha256').update(sent.tag).digest('base64url').slice(0, TOPIC_MAX),
    });
    try {
      const message = { url: endpoint, headers: headers as Record<string, string>, body: body as Buffer };
      return (await this.outward.exchange(message, BOUNDS, lookup)).status;
    } catch (error) {
      return outwardFailure(error);
    }
  }
}
