import { Injectable } from '@nestjs/common';
import { asOneLine } from '../../contract/one-line.js';
import { orNotFound, Problem } from '../../platform/errors/problem.js';
import { invalidField } from '../../platform/errors/refusals.js';
import { isCallable, toE164 } from '../../platform/phones/phone-number.js';
import { Scope } from '../../platform/scope/scope.js';
import type { Tx } from '../../platform/scope/tx.js';
import { Throttle } from '../../platform/throttle/throttle.js';
import { Account } from '../accounts/account.entity.js';
import { ACCOUNT_ADDRESS } from '../accounts/rules/account-address.js';
import { announceTeam } from '../accounts/team-work.service.js';
import { User } from '../accounts/user.entity.js';
import type { MailingAddressBody } from '../portfolio/postal-address.dto.js';
import { checkedAddress } from '../portfolio/rules/postal-address.js';
import { SessionService } from '../sessions/session.service.js';
import { Confirmation } from '../twofactor/confirmation.service.js';
import { ADDRESS_CHANGES } from './limits.js';
import { MovedAccountMails } from './moved-account-mails.js';
import type { OwnProfileResponse, UpdateProfileRequest } from './profile.dto.js';

const EVERYBODY = [
  'phone',
  'language',
  'emergencyContactName',
  'emergencyContactPhone',
  'additionalNotes',
  'emailNotifications',
  'smsNotifications',
  'rentReminders',
  'maintenanceUpdates',
  'translateMessages',
] as const;
const PHONES = ['phone', 'emergencyContactPhone', 'tenantEmergencyPhone'] as const;
const NAMES = ['firstName', 'lastName'] as const;
const LANDLORDS = ['paymentEmails'] as const;
const CANNOT_BE_EMPTY = new Set([
  'firstName',
  'lastName',
  'language',
  'emailNotifications',
  'smsNotifications',
  'rentReminders',
  'maintenanceUpdates',
  'paymentEmails',
  'translateMessages',
  'codeSignIn',
]);

type Row = Omit<OwnProfileResponse, 'accountId' | 'accountRole' | 'staffRole' | 'viaCode' | 'textNumber'> & {
  country: string | null;
};

/** One's own profile. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly confirmation: Confirmation,
    private readonly throttle: Throttle,
    private readonly movedMails: MovedAccountMails,
  ) {}

  async read(): Promise<OwnProfileResponse> {
    const { userId, accountId, accountRole = null, staffRole = null, viaCode } = this.scope.actor;
    const [row] = await this.scope.rows<Row>(PROFILE_SQL, [userId]);
    const { country, ...profile } = orNotFound(row);
    const textNumber = toE164(profile.phone ?? '', country);
    return { ...profile, textNumber, accountId, accountRole, staffRole, viaCode: viaCode ?? false };
  }

  /**
   * Tenants keep the name from the lease; only the property manager changes it
   * (docs/specification/account-settings.md).
   */
  async update(request: UpdateProfileRequest): Promise<OwnProfileResponse> {
    const { userId, role } = this.scope.actor;
    if (await this.movesCodes(request)) await this.confirmation.requireTwoFactor(request.verificationToken);
    const committed = await this.scope.write('profile.update', async (tx) => {
      const user = orNotFound(await tx.em.findOne(User, { id: userId ?? '' }));
      if (request.version !== undefined && request.version !== user.version) throw new Problem('stale_version');
      const { language, codeSignIn } = user;
      const fields = [
        ...EVERYBODY,
        ...(role === 'tenant' ? (['codeSignIn'] as const) : NAMES),
        ...(role === 'landlord' ? LANDLORDS : []),
      ];
      await this.checkPhones(tx, user, request);
      for (const field of fields) change(user, field, request[field]);
      if (role === 'landlord') await this.changeAccount(tx, request);
      if (codeSignIn && !user.codeSignIn) await this.sessions.revokeByCode(tx, { userId: user.id });
      tx.about('user', user.id);
      tx.changed(['profiles'], [user.id], { users: [user.id] });
      announceTeam(tx, user);
      return user.language === language ? null : this.sessions.changed(tx, user.id);
    });
    committed?.();
    return this.read();
  }

  /**
   * New numbers must be valid, because others call them in an emergency. A number that was stored before is kept, also
   * when it is sent again with another field.
   */
  private async checkPhones(tx: Tx, user: User, request: UpdateProfileRequest): Promise<void> {
    const account =
      request.tenantEmergencyPhone && tx.actor.role === 'landlord'
        ? await tx.em.findOne(Account, { id: tx.actor.accountId ?? '' })
        : null;
    const stored = {
      phone: user.phone,
      emergencyContactPhone: user.emergencyContactPhone,
      tenantEmergencyPhone: account?.emergencyPhone,
    };
    const changed = PHONES.filter((field) => {
      const text = request[field]?.trim();
      return text && text !== stored[field] && (field !== 'tenantEmergencyPhone' || account);
    });
    if (changed.length === 0) return;
    const [home] = await tx.rows<{ country: string | null }>('select lw_country_of($1::uuid) as country', [user.id]);
    for (const field of changed) {
      if (!isCallable(request[field] ?? '', home?.country))
        throw invalidField(field, `${field} must be a phone number that can be called`, 'phone');
    }
  }

  /** Whether text messages with codes would go to another number. */
  private async movesCodes({ phone }: UpdateProfileRequest): Promise<boolean> {
    const wanted = phone?.trim();
    if (!wanted) return false;
    const [row] = await this.scope.rows<{ phone: string | null }>('select phone from app_user where id = lw_uid()');
    return row?.phone !== wanted;
  }

  /** An empty name stays as it is, an empty number is removed. 403 `owner_only` for a colleague who renames the account or moves it. */
  private async changeAccount(
    tx: Tx,
    { companyName, tenantEmergencyPhone, postalAddress }: UpdateProfileRequest,
  ): Promise<void> {
    const account =
      (companyName || tenantEmergencyPhone !== undefined || postalAddress !== undefined) &&
      (await tx.em.findOne(Account, { id: tx.actor.accountId ?? '' }));
    if (!account) return;
    const name = companyName?.trim() || account.name;
    const emergencyPhone =
      tenantEmergencyPhone === undefined ? account.emergencyPhone : tenantEmergencyPhone?.trim() || null;
    const address = postalAddress === undefined ? {} : addressParts(postalAddress);
    const moved = PARTS.some((part) => part in address && address[part] !== (account[part] ?? null));
    if (tx.actor.accountRole !== 'owner' && (moved || asOneLine(name) !== asOneLine(account.name)))
      throw new Problem('owner_only');
    if (account.name === name && account.emergencyPhone === emergencyPhone && !moved) return;
    Object.assign(account, { name, emergencyPhone, ...address });
    if (moved) await this.moved(tx, account);
    tx.changed(['profiles'], [account.id], { accounts: [account.id] });
  }

  /** Letters contain the new address from now on, so every owner is notified. */
  private async moved(tx: Tx, { id, street, demo }: Account): Promise<void> {
    tx.because('postalAddress');
    if (demo) return;
    if (street) await this.throttle.use(ADDRESS_CHANGES, tx.actor.userId ?? '');
    tx.beforeCommitAsSystem(() => this.movedMails.send(tx, id, street ? 'changed' : 'removed'));
  }
}

const PARTS = ['streetNumber', 'street', 'secondLine', 'city', 'region', 'postalCode', 'country'] as const;

/** 400 for a place or a postal code that doesn't exist; without an address each part is null. */
function addressParts(body: MailingAddressBody | null): Partial<Record<(typeof PARTS)[number], string | null>> {
  if (!body) return Object.fromEntries(PARTS.map((part) => [part, null]));
  return { ...checkedAddress(body, 'postalAddress'), secondLine: body.secondLine || null };
}

function change<Field extends keyof User & keyof UpdateProfileRequest>(user: User, field: Field, value: unknown): void {
  if (value === undefined || (value === null && CANNOT_BE_EMPTY.has(field))) return;
  const text = typeof value === 'string' ? value.trim() || null : value;
  if (text === null && CANNOT_BE_EMPTY.has(field)) return;
  Object.assign(user, { [field]: text });
}

/** Under the person's own policies: tenants see their own homes, landlords their own account. */
const PROFILE_SQL = `
  select u.id as "userId", u.email, u.email_verified_at is not null as "emailVerified", u.user_type = 'admin' as "isAdmin",
         u.user_type as "userType", u.first_name as "firstName", u.last_name as "lastName", u.phone, lw_country_of(u.id) as country, u.language, u.demo, u.version,
         (select a.name from account a where a.id = lw_account()) as "companyName",
         (select a.emergency_phone from account a where a.id = lw_account()) as "tenantEmergencyPhone",
         (select ${ACCOUNT_ADDRESS} from account a where a.id = lw_account()) as "postalAddress",
         case when u.user_type = 'tenant' then (
           select string_agg(concat_ws(', ', p.street_number || ' ' || p.street, n.label, p.city), '; ' order by t.created_at, t.id)
           from lease_tenant t join property p on p.id = t.property_id join unit n on n.id = t.unit_id where t.user_id = u.id
         ) end as "propertyAddress",
         u.emergency_contact_name as "emergencyContactName", u.emergency_contact_phone as "emergencyContactPhone",
         u.additional_notes as "additionalNotes", u.email_notifications as "emailNotifications", u.sms_notifications as "smsNotifications",
         u.rent_reminders as "rentReminders", u.maintenance_updates as "maintenanceUpdates", u.payment_emails as "paymentEmails", u.translate_messages as "translateMessages", u.code_sign_in as "codeSignIn",
         u.two_factor_at is not null as "twoFactor"
  from app_user u where u.id = $1`;
