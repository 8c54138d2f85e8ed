import { Injectable } from '@nestjs/common';
import { languageOf, type Language } from '../../contract/languages.js';
import { isUserType, signsUpFreely, type UserType } from '../../contract/roles.js';
import { serviceTypeOf } from '../../contract/service-types.js';
import { Problem } from '../../platform/errors/problem.js';
import { isCallable } from '../../platform/phones/phone-number.js';
import { Scope } from '../../platform/scope/scope.js';
import { checkedEmail, PeopleService } from '../accounts/people.service.js';
import { invalid } from '../accounts/rules/new-password.js';
import { SessionService } from '../sessions/session.service.js';
import { toSession, type SessionResponse, type SignUpData, type SignUpRequest } from './auth.dto.js';
import { Registration } from './registration.js';

interface NewPerson {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  userType: UserType;
  phone: string | null;
  companyName: string | null;
  serviceType: string | null;
  language: Language;
}

/** Registration of landlords and suppliers: makes an account with one owner (docs/specification/registration.md). */
@Injectable()
export class SignUpService {
  constructor(
    private readonly scope: Scope,
    private readonly sessions: SessionService,
    private readonly people: PeopleService,
    private readonly registration: Registration,
  ) {}

  async signUp(request: SignUpRequest): Promise<SessionResponse> {
    const { password, ...person } = checked(request);
    return this.scope.asSystem('sign-up', async () => {
      await this.scope.load((em) => this.people.refuseTaken(em, { ...person, demo: false }));
      const passwordHash = await this.people.newPasswordHash({ password }, person);
      return this.scope.write('account.sign_up', async (tx) => {
        const { user, account } = await this.registration.add(tx, { ...person, passwordHash });
        return toSession(await this.sessions.open(tx, user), user, { accountId: account.id, role: 'owner' });
      });
    });
  }
}

function checked(request: SignUpRequest): NewPerson {
  const data: SignUpData = { ...request, ...request.userData };
  return {
    email: checkedEmail(request.email),
    password: request.password,
    firstName: required('firstName', data.firstName ?? data.first_name),
    lastName: required('lastName', data.lastName ?? data.last_name),
    userType: freeUserType(required('userType', data.userType ?? data.user_type)),
    phone: callable(data.phone),
    companyName: (data.companyName ?? data.company_name)?.trim() || null,
    serviceType: knownServiceType(data.serviceType ?? data.service_type),
    language: languageOf(data.language),
  };
}

/** A phone number is optional, and an invalid one is refused. */
function callable(typed: string | undefined): string | null {
  const phone = typed?.trim() || null;
  if (phone && !isCallable(phone)) throw invalid('phone', 'phone must be a phone number that can be called', 'phone');
  return phone;
}

function freeUserType(value: string): UserType {
  if (!isUserType(value)) throw invalid('userType', 'userType is not known', 'choice');
  if (!signsUpFreely(value)) throw new Problem('forbidden');
  return value;
}

function knownServiceType(value: string | undefined): string | null {
  if (!value?.trim()) return null;
  const type = serviceTypeOf(value);
  if (!type) throw invalid('serviceType', 'serviceType is not known', 'choice');
  return type.value;
}

function required(field: string, value: string | undefined): string {
  const text = value?.trim();
  if (!text) throw invalid(field, `${field} is required`, 'required');
  return text;
}
