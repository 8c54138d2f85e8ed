import type { Cells } from '../rules/region-fact.js';

/** How much rent may rise, and until when the figure applies. */
export const RENT_CAP: Cells = {
  'CA-ON': [['2.1% 2026', 's1', 'CA-ON 120 https://www.ontario.ca/page/residential-rent-increases']],
  'CA-QC': [
    [
      'none; tribunal base 3.1%, 2026-04-02 to 2027-04-01',
      's8',
      'CA-QC 1953 https://www.tal.gouv.qc.ca/en/renewal-of-the-lease-and-fixing-of-rent/applicable-percentages-to-the-criteria-for-the-fixing-of-rent',
    ],
  ],
  'CA-BC': [
    [
      '2.3% 2026',
      's16',
      'CA-BC-regulation 22 https://www2.gov.bc.ca/gov/content/housing-tenancy/residential-tenancies/rent-rtb/rent-increases',
    ],
  ],
  'CA-AB': [['none', 's22']],
  'CA-MB': [['1.8% 2026', 's28', 'CA-MB Part 9 https://www.gov.mb.ca/cca/rtb/rentincreaseguideline/calculate.html']],
  'CA-SK': [['unknown']],
  'CA-NS': [['5% to 2027-12-31', 'o180', 'CA-NS-cap 4']],
  'CA-NB': [['3%, no end date', 'o44!']],
  'CA-NL': [['none', 's50']],
  'CA-PE': [['2% 2026', 's54', 'CA-PE 49 https://peirentaloffice.ca/2026-rent-increase/']],
  'CA-YT': [
    ['2.6% from 2026-05-15', 's58'],
    ['repeal planned before 2027-05', 's58'],
  ],
  'CA-NT': [['none', 's62']],
  'US-NY': [['none statewide; local regulation', 's65']],
  'US-CA': [
    ['5% + CPI, top 10%', 's69', 'US-CA 1947.12'],
    ['to 2026-07: LA 8.0, SF 6.3, San Diego 8.8, Riverside 7.5, other 7.7', 's70', 'US-CA 1947.12'],
    ['later unknown'],
  ],
  'US-TX': [['none', 's77']],
  'US-FL': [
    ['none', 's81'],
    ['local ban', 's81'],
  ],
  'US-IL': [
    ['none', 's65'],
    ['local ban', 's65'],
  ],
  'US-WA': [['9.683% 2026', 's88', 'US-WA 59.18.700']],
  'US-OR': [
    ['9.5% 2026', 's94', 'US-OR 90.323, 90.324 https://www.oregon.gov/das/OEA/Pages/rent-stabilization.aspx'],
    [
      'parks over 30 spaces 6%',
      's94',
      'US-OR 90.323, 90.324 https://www.oregon.gov/das/OEA/Pages/rent-stabilization.aspx',
    ],
  ],
  'US-MA': [['none', 's77']],
  'US-NJ': [['none statewide; 100+ towns', 's77']],
  'US-CO': [['none', 's81']],
  'US-AZ': [
    ['none', 's65'],
    ['banned', 's65'],
  ],
};

/** Homes that the cap does not bind. Shortened: building date, unit and owner type decide. */
export const RENT_CAP_EXEMPTIONS: Cells = {
  'CA-ON': [['first occupied after 2018-11-15', 's1', 'CA-ON 6.1']],
  'CA-QC': [['first 5 years of building', 's9', 'CA-QC 1955']],
  'CA-BC': [['co-ops, some assisted living', 's21']],
  'CA-AB': [['n/a']],
  'CA-MB': [['$1,670+, first occupied after 2005-03, social', 's28']],
  'CA-SK': [['unknown']],
  'CA-NS': [['new tenants, land-lease lots', 's39']],
  'CA-NB': [['to 9% on approval', 'o44!']],
  'CA-NL': [['n/a']],
  'CA-PE': [['+3% on approval', 's54']],
  'CA-YT': [['unknown']],
  'CA-NT': [['n/a']],
  'US-NY': [['local regulation', 's65']],
  'US-CA': [['under 15 years; non-corporate houses with notice; owner duplex', 's69', 'US-CA 1947.12']],
  'US-TX': [['n/a']],
  'US-FL': [['n/a']],
  'US-IL': [['n/a']],
  'US-WA': [['first 12 years, public or low-income, owner-occupied 2–4 units', 's90', 'US-WA 59.18.710']],
  'US-OR': [['under 15 years', 's94', 'US-OR 90.323']],
  'US-MA': [['n/a']],
  'US-NJ': [['local', 's77']],
  'US-CO': [['n/a']],
  'US-AZ': [['n/a']],
};

/** Time between two increases. */
export const INCREASE_INTERVAL: Cells = {
  'CA-ON': [['12 months', 's1', 'CA-ON 119']],
  'CA-QC': [['at renewal', 's10', 'CA-QC 1942']],
  'CA-BC': [['12 months', 's20', 'CA-BC 42']],
  'CA-AB': [['365 days', 's22', 'CA-AB 14']],
  'CA-MB': [['12 months', 's28']],
  'CA-SK': [['1 year; 6 months for association members', 'o33!']],
  'CA-NS': [['12 months', 'o40!', 'CA-NS 11']],
  'CA-NB': [
    ['12 months', 'o44!'],
    ['not first year', 'o44!'],
  ],
  'CA-NL': [
    ['12 months', 's50', 'CA-NL 16'],
    ['not first year', 's50', 'CA-NL 16'],
  ],
  'CA-PE': [['12 months', 'o55!']],
  'CA-YT': [
    ['12 months', 'o59!'],
    ['not first year', 'o59!'],
  ],
  'CA-NT': [['12 months', 's62', 'CA-NT 47']],
  'US-NY': [['unknown']],
  'US-CA': [['two per 12 months inside cap', 's71', 'US-CA 1947.12']],
  'US-TX': [['unknown']],
  'US-FL': [['unknown']],
  'US-IL': [['unknown']],
  'US-WA': [
    ['12 months', 'u89', 'US-WA 59.18.700'],
    ['not first year', 's89', 'US-WA 59.18.700'],
  ],
  'US-OR': [['12 months', 's94', 'US-OR 90.323']],
  'US-MA': [['unknown']],
  'US-NJ': [['unknown']],
  'US-CO': [['unknown']],
  'US-AZ': [['unknown']],
};

/** Notice before an increase. */
export const INCREASE_NOTICE: Cells = {
  'CA-ON': [
    ['90 days', 's1', 'CA-ON 116'],
    ['N1/N2', 's1', 'CA-ON 116'],
  ],
  'CA-QC': [
    ['3–6 months before end; for a lease under 12 months 1–2 months before it', 's10', 'CA-QC 1942'],
    ['without a term 1–2 months before the increase', 's10', 'CA-QC 1942'],
  ],
  'CA-BC': [
    ['3 full months', 's20', 'CA-BC 42'],
    ['RTB-7', 's20', 'CA-BC 42'],
  ],
  'CA-AB': [
    ['3 tenancy months, periodic', 's22', 'CA-AB 14'],
    ['none within a fixed term, which other pages say otherwise', 'u22'],
  ],
  'CA-MB': [['3 months', 's28', 'CA-MB 25']],
  'CA-SK': [
    ['1 year; 6 months for members', 'o33!'],
    ['fixed term only if agreed', 'o34!'],
  ],
  'CA-NS': [['4 months', 'o40!', 'CA-NS 11']],
  'CA-NB': [['6 months', 'o44!']],
  'CA-NL': [['6 months; none within a fixed term', 's50', 'CA-NL 16']],
  'CA-PE': [['3 months', 'o55!']],
  'CA-YT': [['3 months', 'o59!']],
  'CA-NT': [['3 months', 's62', 'CA-NT 47']],
  'US-NY': [['30/60/90 days by occupancy, if 5%+', 's64', 'US-NY 226-c']],
  'US-CA': [['30 days; over 10% 90 days', 's69', 'US-CA 827']],
  'US-TX': [['unknown']],
  'US-FL': [
    ['30 days', 'u81'],
    ['month to month', 'u81'],
  ],
  'US-IL': [['unknown']],
  'US-WA': [['90 days', 's89', 'US-WA 59.18.140']],
  'US-OR': [['90 days', 's95', 'US-OR 90.323']],
  'US-MA': [['30 days or the rent interval; lease: at end', 's77']],
  'US-NJ': [['30 days', 's77']],
  'US-CO': [['60 days', 'u81', 'US-CO 38-12-701']],
  'US-AZ': [['unknown']],
};
