import type { Cells } from '../rules/region-fact.js';

/** Largest deposit. */
export const DEPOSIT: Cells = {
  'CA-ON': [['last month’s rent only, 1 month', 's2', 'CA-ON 105, 106']],
  'CA-QC': [['banned', 'o12!']],
  'CA-BC': [['½ month, pet ½ month', 's18', 'CA-BC 19']],
  'CA-AB': [['1 month', 'o24!']],
  'CA-MB': [['½ month, pet 1 month', 's179', 'CA-MB 29, 29.1']],
  'CA-SK': [['1 month', 's36', 'CA-SK 25']],
  'CA-NS': [['½ month', 's41', 'CA-NS 12']],
  'CA-NB': [
    ['1 month', 's47', 'CA-NB 8'],
    ['held by government office', 's47', 'CA-NB 8'],
  ],
  'CA-NL': [['¾ month', 's50', 'CA-NL 14']],
  'CA-PE': [['1 month', 's57', 'CA-PE 14']],
  'CA-YT': [['1 month, pet ½ month', 'o181!']],
  'CA-NT': [['1 month, pet ½ month', 's63', 'CA-NT 14, 14.1']],
  'US-NY': [['1 month', 's65', 'US-NY-obligations 7-108']],
  'US-CA': [
    ['1 month', 's72', 'US-CA 1950.5'],
    ['small owners excepted', 's72', 'US-CA 1950.5'],
  ],
  'US-TX': [['none', 's79']],
  'US-FL': [['none', 's84']],
  'US-IL': [['none', 's65']],
  'US-WA': [['none', 's93']],
  'US-OR': [['none', 's110']],
  'US-MA': [['1 month', 's99', 'US-MA 15B']],
  'US-NJ': [['1.5 months', 's101', 'US-NJ 46:8-21.2']],
  'US-CO': [['2 months', 's84', 'US-CO 38-12-102.5']],
  'US-AZ': [['1.5 months', 's65', 'US-AZ 33-1321']],
};

/** Interest owed on the deposit. */
export const DEPOSIT_INTEREST: Cells = {
  'CA-ON': [['guideline rate, yearly', 's109', 'CA-ON 106']],
  'CA-QC': [['n/a']],
  'CA-BC': [['0% 2026', 's18', 'CA-BC-regulation 4']],
  'CA-AB': [['1.0% 2025; 2026 unknown', 'o24']],
  'CA-MB': [['unknown']],
  'CA-SK': [['unknown']],
  'CA-NS': [['0%', 'o42!']],
  'CA-NB': [['unknown']],
  'CA-NL': [['yearly rate, 2026 unknown', 'o53!']],
  'CA-PE': [['rate unknown', 'o55!']],
  'CA-YT': [['unknown']],
  'CA-NT': [['rate unknown', 's62']],
  'US-NY': [['6+ units', 's65', 'US-NY-obligations 7-103']],
  'US-CA': [['unknown']],
  'US-TX': [['none', 's79']],
  'US-FL': [['optional', 's84', 'US-FL 83.49']],
  'US-IL': [['25+ units', 's65']],
  'US-WA': [['unknown']],
  'US-OR': [['none', 's84']],
  'US-MA': [['5% or bank rate', 's99', 'US-MA 15B']],
  'US-NJ': [['yearly', 's101', 'US-NJ 46:8-19']],
  'US-CO': [['none', 's84']],
  'US-AZ': [['none', 's65']],
};

/**
 * Until when a deposit has to be returned, and what may be kept of it. For Newfoundland and Labrador, Prince Edward
 * Island and the Northwest Territories the pages contradict each other, describe an act that was replaced, or are all
 * from one site.
 */
export const DEPOSIT_RETURN: Cells = {
  'CA-ON': [['goes to the rent of the last month; nothing kept for damage', 's118', 'CA-ON 106']],
  'CA-QC': [['no deposit may be asked for, so none is held', 'o12!']],
  'CA-BC': [
    ['15 days after the tenancy ended and the tenant gave a forwarding address in writing', 'o119!'],
    ['kept only what the tenant agreed to in writing or an arbitrator allowed', 'o119!'],
  ],
  'CA-AB': [
    ['10 days after the tenant left, with a statement of account', 's120', 'CA-AB 46'],
    [
      'kept for rent, fees, keys not returned, and with inspection reports for damage beyond wear and for cleaning',
      's120',
      'CA-AB 46',
    ],
  ],
  'CA-MB': [
    ['14 days after the end of the tenancy', 'o121!'],
    ['kept for unpaid rent, damage, a unit left dirty, leaving without notice', 'o121!'],
  ],
  'CA-SK': [
    ['7 business days after the tenant left: returned, or claimed on the official form', 's122', 'CA-SK 32'],
    ['claimed within 7 business days of the end of the tenancy', 'o123!'],
    ['kept for damage beyond wear, unpaid rent, keys not returned, cleaning', 's122', 'CA-SK 32'],
  ],
  'CA-NS': [
    ['10 days after the end of the tenancy', 'o124!'],
    ['kept for unpaid rent or damage, by the process of the residential tenancies office', 'o125!'],
  ],
  'CA-NB': [
    ['held by the government office, where the tenant applies for it; deadline unknown', 'o127!'],
    ['claims for notice not given, cleaning and repairs, unpaid rent, utilities, late fees', 'o126!'],
  ],
  'CA-NL': [['unknown']],
  'CA-PE': [['unknown']],
  'CA-YT': [['unknown']],
  'CA-NT': [['unknown']],
  'US-NY': [
    ['14 days after the tenant left, with an itemized statement', 's131', 'US-NY-obligations 7-108'],
    ['kept for unpaid rent, damage beyond wear, utilities owed to the landlord, moving and storage', 'o130!'],
  ],
  'US-CA': [
    ['21 days after the tenant left, with an itemized list', 's132', 'US-CA 1950.5'],
    ['kept for unpaid rent, damage beyond wear, reasonable cleaning', 's132', 'US-CA 1950.5'],
  ],
  'US-TX': [
    ['30 days after the tenant left and gave a forwarding address in writing', 's133', 'US-TX 92.103'],
    ['kept for damages and charges that the tenant is liable for; not for wear; itemized list', 's134', 'US-TX 92.104'],
  ],
  'US-FL': [
    [
      '15 days after the tenant left if nothing is kept; 30 days for a notice of what is kept and why',
      's135',
      'US-FL 83.49',
    ],
  ],
  'US-IL': [
    ['45 days after the tenant left, unless an itemized statement was given', 's137', 'US-IL-return 1'],
    ['kept for damage with an itemized statement within 30 days', 'o136!'],
  ],
  'US-WA': [
    [
      '30 days after the agreement ended and the tenant left, with a full and specific statement',
      's138',
      'US-WA 59.18.280',
    ],
    ['not kept for ordinary use; documents for deductions', 's139', 'US-WA 59.18.280'],
  ],
  'US-OR': [
    ['31 days after the tenancy ended and the home was handed over, with a written accounting', 's140', 'US-OR 90.300'],
    ['kept for unpaid rent and other defaults, damage beyond wear', 's140', 'US-OR 90.300'],
  ],
  'US-MA': [
    ['30 days after the end of the tenancy', 's141', 'US-MA 15B'],
    [
      'kept for unpaid rent, a share of raised property tax if agreed, damage beyond wear with a sworn list',
      's142',
      'US-MA 15B',
    ],
  ],
  'US-NJ': [
    ['30 days after the tenant left', 'o143!'],
    ['kept for unpaid rent and repairs, with notice within the 30 days', 'o143!'],
  ],
  'US-CO': [
    ['30 days; a lease may say up to 60 days', 'o144!'],
    ['kept for unpaid rent, utilities, repairs and agreed cleaning; not for wear', 's145', 'US-CO 38-12-103'],
  ],
  'US-AZ': [
    [
      '14 business days after the tenancy ended and the home was handed over, with an itemized list',
      's146',
      'US-AZ 33-1321',
    ],
    ['kept for rent, charges of the lease, damages', 's147', 'US-AZ 33-1321'],
  ],
};

/** Late fee. */
export const LATE_FEE: Cells = {
  'CA-ON': [['banned', 's3', 'CA-ON 134']],
  'CA-QC': [['banned', 's15', 'CA-QC 1904']],
  'CA-BC': [['$25', 's17', 'CA-BC-regulation 7']],
  'CA-AB': [['law silent; penalties unenforceable', 's25']],
  'CA-MB': [['$10 + $2 a day, at most $100', 'u31']],
  'CA-SK': [['if agreed; cap unknown', 'u37']],
  'CA-NS': [['1% of rent a month', 'o40!']],
  'CA-NB': [['returned cheque only', 'o46!']],
  'CA-NL': [['$5 + $2 a day, at most $75', 'u52', 'CA-NL 15']],
  'CA-PE': [['1% of rent', 'u56']],
  'CA-YT': [['unknown']],
  'CA-NT': [['if agreed; cap unknown', 'u62']],
  'US-NY': [['lesser $50/5%, after 5 days', 's65', 'US-NY 238-a']],
  'US-CA': [['no cap, reasonable', 's76']],
  'US-TX': [
    ['12% (1–4 units) or 10% reasonable, more if the loss is', 'u78', 'US-TX 92.019'],
    ['after 2 days', 'o78!', 'US-TX 92.019'],
  ],
  'US-FL': [['no statute', 's84']],
  'US-IL': [['no state cap', 's85']],
  'US-WA': [
    ['none within 5 days', 's91', 'US-WA 59.18.170'],
    ['cap unknown', 's91'],
  ],
  'US-OR': [['after day 4: flat customary, or 6% of it a day, or 5% per 5 days', 's96', 'US-OR 90.260']],
  'US-MA': [
    ['after 30 days', 's100', 'US-MA 15B'],
    ['no cap', 's100'],
  ],
  'US-NJ': [['5 days grace, seniors/benefits only; cap unknown', 's77']],
  'US-CO': [['greater $50/5%, after 7 days', 's104', 'US-CO 38-12-105']],
  'US-AZ': [['reasonable', 's65']],
};

/** Fee for a returned payment. */
export const RETURNED_PAYMENT: Cells = {
  'CA-ON': [['bank charge + $20', 's3', 'CA-ON-general 17']],
  'CA-QC': [['unknown']],
  'CA-BC': [['$25 + bank fee', 's17', 'CA-BC-regulation 7']],
  'CA-AB': [['unknown']],
  'CA-MB': [['unknown']],
  'CA-SK': [['unknown']],
  'CA-NS': [['unknown']],
  'CA-NB': [['bank charge', 'o46!']],
  'CA-NL': [['unknown']],
  'CA-PE': [['bank charge', 'u56']],
  'CA-YT': [['unknown']],
  'CA-NT': [['unknown']],
  'US-NY': [['$20 or bank fee', 's66', 'US-NY-obligations 5-328']],
  'US-CA': [['$25, then $35', 's73', 'US-CA 1719']],
  'US-TX': [['$30', 's80', 'US-TX-commerce 3.506']],
  'US-FL': [['$25/30/40 or 5%', 's73']],
  'US-IL': [['$25–30', 'u73']],
  'US-WA': [['lesser $40 or check', 's93']],
  'US-OR': [['$35 + bank fee', 's73', 'US-OR 90.302']],
  'US-MA': [['$25', 'u73']],
  'US-NJ': [['unknown']],
  'US-CO': [['$20', 's73', 'US-CO 13-21-109']],
  'US-AZ': [['$25 + bank fee', 's73', 'US-AZ-commerce 44-6852']],
};

/** Passing the fee of a payment method on to the tenant. */
export const SURCHARGE: Cells = {
  'CA-ON': [['no: extra charges barred', 'u6', 'CA-ON 134']],
  'CA-QC': [
    ['no: card surcharge banned', 's112'],
    ['only rent may be demanded', 'o12!'],
  ],
  'CA-BC': [['whether allowed unknown'], ['fee list is closed', 'u17']],
  'CA-AB': [['agreed fees allowed', 'u26']],
  'CA-MB': [['unknown']],
  'CA-SK': [['unknown']],
  'CA-NS': [['unknown']],
  'CA-NB': [['unknown']],
  'CA-NL': [['unknown']],
  'CA-PE': [['unknown']],
  'CA-YT': [['unknown']],
  'CA-NT': [['unknown']],
  'US-NY': [['whether allowed unknown'], ['online-only and paper fees banned', 's67']],
  'US-CA': [
    ['card yes with a free option', 's75'],
    ['check free', 's75'],
  ],
  'US-TX': [['unknown']],
  'US-FL': [['unknown']],
  'US-IL': [
    ['portal fee only with a free option', 'o86!'],
    ['fees on lease page one, start date unknown', 'o87!'],
  ],
  'US-WA': [['unknown']],
  'US-OR': [['whether allowed unknown'], ['fee list is closed', 'u97', 'US-OR 90.302']],
  'US-MA': [['card surcharge listed as banned, 2013', 'u113']],
  'US-NJ': [
    ['yes', 's102'],
    ['online-only banned', 's102'],
    ['$5-cap bill pending', 's102'],
  ],
  'US-CO': [
    ['only with a free option', 's105'],
    ['markup 2% or $10', 's105'],
  ],
  'US-AZ': [['unknown']],
};
