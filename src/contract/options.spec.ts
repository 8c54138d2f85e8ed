import { describe, expect, it } from '@jest/globals';
import { CONTACT_REASONS } from './contact-reasons.js';
import { INQUIRY_USER_TYPES } from './form-options.js';
import { add } from './money.js';
import { ISSUE_TYPES, issueTypeOf, labelOf, PRIORITIES, priorityOf, RESPONSE_HOURS } from './priorities.js';
import { PROTECTION_PLANS, protectionPlan } from './protection-plans.js';
import { DEMO_USER_TYPES, isUserType, signsUpFreely, USER_TYPES } from './roles.js';
import {
  DIALOG_SERVICE_TYPES,
  REGISTER_SERVICE_TYPES,
  SERVICE_TYPE_VALUES,
  serviceTypeOf,
  TRADES,
} from './service-types.js';

const values = (options: readonly { value: string }[]) => options.map(({ value }) => value).join(', ');

describe('documented options', () => {
  it('MD-021 RG-007 service types are the documented ones', () => {
    expect(values(DIALOG_SERVICE_TYPES)).toBe(
      'Plumbing, Electrical, HVAC, Appliance Repair, Cleaning, Landscaping, General Maintenance, Pest Control, Security Systems, Painting, Flooring, Roofing, Other',
    );
    expect(values(REGISTER_SERVICE_TYPES)).toBe(
      'Plumber, Electrician, HVAC, Carpenter, Painter, Accountant, Lawyer, Cleaning, Landscaper, Roofer, Locksmith, Appliance Repair, Other',
    );
  });

  it('every service type is found by its value in any case, and every trade has one', () => {
    for (const value of SERVICE_TYPE_VALUES) expect(serviceTypeOf(` ${value.toUpperCase()} `)?.value).toBe(value);
    expect([serviceTypeOf('Astronaut'), serviceTypeOf(null)]).toEqual([null, null]);
    expect(new Set(SERVICE_TYPE_VALUES.map((value) => serviceTypeOf(value)?.trade))).toEqual(new Set(TRADES));
  });

  it('CT-002 contact reasons are the eleven documented ones', () => {
    expect(values(CONTACT_REASONS)).toBe(
      'General Inquiry, Product Demo, Technical Support, Partnership Opportunity, Media & Press, Join Our Mission (Philanthropy), Investor Relations, Careers, Bug Report, Feature Request, Other',
    );
  });

  it('IQ-002 inquiry user types are the seven documented ones', () => {
    expect(INQUIRY_USER_TYPES).toHaveLength(7);
  });

  it('SR-006 SR-010 priorities are the four documented ones with their response targets', () => {
    expect(PRIORITIES.map(({ key, value }) => [value, RESPONSE_HOURS[key]])).toEqual([
      ['Low', 120],
      ['Medium', 48],
      ['High', 8],
      ['Emergency', 1],
    ]);
    expect(['high', 'HIGH', 'Urgent', 3].map(priorityOf)).toEqual(['high', 'high', null, null]);
    expect(labelOf(PRIORITIES, 'emergency')).toBe('Emergency');
    expect(values(ISSUE_TYPES)).toBe('Plumbing, Electrical, HVAC, Appliances, Other');
    expect([issueTypeOf('hvac'), issueTypeOf('Roof')]).toEqual(['hvac', null]);
  });

  it('DM-001 DM-002 landlords and suppliers sign up freely; there is no demo admin', () => {
    expect(USER_TYPES.filter(signsUpFreely)).toEqual(['landlord', 'supplier']);
    expect([...DEMO_USER_TYPES].sort()).toEqual(['landlord', 'staff', 'supplier', 'tenant']);
    expect([isUserType('admin'), isUserType('root'), isUserType(null)]).toEqual([true, false, false]);
  });

  it('protection plans cost, save and cover what the table says', () => {
    for (const plan of PROTECTION_PLANS) {
      expect(add(plan.annualCents, plan.savingsCents)).toBe(plan.monthlyCents * 12);
    }
    expect(protectionPlan('hvac-premium')).toMatchObject({
      monthlyCents: 6999,
      deductibleCents: 7500,
      maxClaimCents: 750_000,
      popular: true,
    });
    expect(protectionPlan('nothing')).toBeNull();
  });
});
