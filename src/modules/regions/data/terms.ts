import type { Cells } from '../rules/region-fact.js';

/** Notice to end a fixed term, and what follows it. */
export const END_OF_TERM: Cells = {
  'CA-ON': [
    ['month to month automatically; expiry is no ground to end', 's4', 'CA-ON 38'],
    ['own use 60 days, to the last day of a rental period', 's148', 'CA-ON 48'],
    ['own use: individual landlord and owner, lived in for a year, one month’s rent', 's182', 'CA-ON 48, 48.1'],
    ['sale to someone who will live there 60 days', 's150', 'CA-ON 49'],
    ['demolition, conversion or major repairs 120 days', 's149', 'CA-ON 50'],
  ],
  'CA-QC': [
    ['renews automatically', 'o11!'],
    [
      'repossession for own use 6 months before the end; 1 month for a term of 6 months or less',
      's151',
      'CA-QC 1957, 1960',
    ],
    ['eviction to divide, enlarge or change the use banned for three years from 2024-06-06', 'o152!'],
  ],
  'CA-BC': [
    ['month to month automatically unless valid vacate clause', 's4', 'CA-BC 44'],
    ['own use, demolition or conversion 4 months; sale to someone who will live there 3 months', 's154', 'CA-BC 49'],
  ],
  'CA-AB': [
    ['ends, no notice; rent accepted: periodic', 's23', 'CA-AB 13, 15'],
    ['periodic: cause required', 'o158!'],
    ['own use or sale 3 full months', 's157', 'CA-AB 8'],
    ['major renovation or condominium conversion 365 days', 's156'],
  ],
  'CA-MB': [
    ['landlord offers renewal 3 months before, tenant answers 2 months', 's29', 'CA-MB 21'],
    ['if not offered, conflicting', 'u29'],
    ['own use: time depends on the vacancy rate', 'o159!'],
  ],
  'CA-SK': [['landlord states intent 2 months before', 'o34!'], ['then unknown']],
  'CA-NS': [['ends', 's41']],
  'CA-NB': [['ends', 'o45!']],
  'CA-NL': [
    ['landlord 3 months, tenant 2 months before', 'o51!'],
    ['else month to month', 'o53!'],
  ],
  'CA-PE': [['unknown']],
  'CA-YT': [['unknown'], ['agreement must state continuation', 's61']],
  'CA-NT': [
    ['continues until both agree, the tenant gives notice or the rental officer ends it', 'o160!'],
    ['tenant 30 days; landlord’s only home: month to month 90 days, term 30 days', 'o160!'],
  ],
  'US-NY': [
    [
      '30 days; from 1 year 60 days; from 2 years 90 days, by time lived there or the agreed term',
      's161',
      'US-NY 226-c',
    ],
    ['then unknown'],
  ],
  'US-CA': [
    ['60 days after 1 year, else 30 days; cause after 12 months', 's71', 'US-CA 1946.1, 1946.2'],
    ['month to month', 's71'],
    ['becomes month to month', 'u107'],
  ],
  'US-TX': [['lease; month to month 1 month', 's79', 'US-TX-tenancies 91.001']],
  'US-FL': [['lease may set 30–60 days', 's82'], ['month to month 30 days', 's83'], ['then unknown']],
  'US-IL': [['month to month 30 days', 's164', 'US-IL-procedure 9-207'], ['term unknown']],
  'US-WA': [
    ['60 days before end if first term is 6 months or more; else month to month, cause required', 'o168!'],
    ['own use or sale 90 days', 's169', 'US-WA 59.18.650'],
  ],
  'US-OR': [
    [
      'month to month: landlord in the first year 30 days, then cause after 12 months; tenant 30 days',
      's162',
      'US-OR 90.427',
    ],
    ['own use, sale or major repairs after a year 90 days', 's163', 'US-OR 90.427'],
  ],
  'US-MA': [['without a lease 30 days or the rent interval, whichever is longer', 'o166!'], ['lease unknown']],
  'US-NJ': [['unknown']],
  'US-CO': [
    ['cause required', 's106', 'US-CO 38-12-1303'],
    ['exceptions', 's106'],
    ['90 days', 'u107'],
  ],
  'US-AZ': [
    ['month to month 30 days', 's167', 'US-AZ 33-1375'],
    ['term: no notice, then month to month', 'u107'],
  ],
};

/** Official forms for a landlord’s notice to leave, and for an agreement to end the lease. */
export const NOTICE_FORM: Cells = {
  'CA-ON': [
    ['N12: own use or sale', 's148', 'CA-ON 43'],
    ['N13: demolition, conversion or major repairs', 's149', 'CA-ON 43'],
    ['N4: unpaid rent', 's170', 'CA-ON 43'],
    ['N5: damage or interference; N11: agreement', 's171'],
  ],
  'CA-QC': [
    ['written notice of repossession', 'o153!'],
    ['in French: avis de reprise de logement', 's178'],
    ['mandatory notice of eviction', 'o152!'],
  ],
  'CA-BC': [
    ['own use or sale: form of the branch, its number unsure', 'u155'],
    ['RTB-29: demolition or conversion, not renovation', 's173', 'CA-BC 52'],
    ['RTB-30: unpaid rent; RTB-33: breach', 'o172!'],
    ['RTB-8: agreement', 's174'],
  ],
  'CA-AB': [['unknown']],
  'CA-MB': [['prescribed form required; numbers unknown', 'o159!']],
  'CA-SK': [
    ['approved form required', 's175'],
    ['Form 7: unpaid rent', 'o176!'],
  ],
  'CA-NS': [
    ['form of the regulations required', 's177'],
    ['DR5: agreement to end for demolition, repairs or renovations', 'o124!'],
  ],
  'CA-NB': [['unknown']],
  'CA-NL': [['unknown']],
  'CA-PE': [['unknown']],
  'CA-YT': [['unknown']],
  'CA-NT': [['unknown']],
  'US-NY': [['unknown']],
  'US-CA': [['unknown']],
  'US-TX': [['unknown']],
  'US-FL': [['unknown']],
  'US-IL': [['unknown']],
  'US-WA': [['unknown']],
  'US-OR': [['unknown']],
  'US-MA': [['unknown']],
  'US-NJ': [['unknown']],
  'US-CO': [['unknown']],
  'US-AZ': [['unknown']],
};

/** Notice before entering for repairs. */
export const ENTRY_NOTICE: Cells = {
  'CA-ON': [
    ['24 hours', 's5', 'CA-ON 27'],
    ['written, 8–20', 's5', 'CA-ON 27'],
  ],
  'CA-QC': [['24 hours', 's5', 'CA-QC 1931']],
  'CA-BC': [
    ['24 hours', 's19', 'CA-BC 29'],
    ['written, at most 30 days before, 8–21', 's19', 'CA-BC 29'],
  ],
  'CA-AB': [
    ['24 hours', 's27', 'CA-AB 23'],
    ['written', 's27', 'CA-AB 23'],
  ],
  'CA-MB': [
    ['24 hours', 'u32'],
    ['at most 2 weeks before', 'u32'],
  ],
  'CA-SK': [
    ['24 hours', 'o35!'],
    ['written, at most 7 days before, 4-hour window, 8–20', 'o35!'],
  ],
  'CA-NS': [
    ['24 hours', 's43'],
    ['9–21', 's43'],
  ],
  'CA-NB': [['7 days; tenant’s written request: none within 2 working days, then 24 hours', 'o48!']],
  'CA-NL': [['24 hours', 'u5']],
  'CA-PE': [
    ['24 hours', 's57'],
    ['written', 's57'],
  ],
  'CA-YT': [['unknown']],
  'CA-NT': [
    ['24 hours', 's62'],
    ['written', 's62'],
  ],
  'US-NY': [['no statute; reasonable', 's65']],
  'US-CA': [
    ['24 hours', 's74', 'US-CA 1954'],
    ['written', 's74', 'US-CA 1954'],
  ],
  'US-TX': [['no statute; lease', 's79']],
  'US-FL': [['24 hours', 's74', 'US-FL 83.53']],
  'US-IL': [['no statute; reasonable', 's74']],
  'US-WA': [['2 days', 's93', 'US-WA 59.18.150']],
  'US-OR': [['24 hours', 's98', 'US-OR 90.322']],
  'US-MA': [['48 hours or unspecified', 'u74']],
  'US-NJ': [['1 day', 'u98']],
  'US-CO': [['no statute', 's108']],
  'US-AZ': [['2 days', 's65', 'US-AZ 33-1343']],
};

/** Form and language of the lease. */
export const LEASE_FORM: Cells = {
  'CA-ON': [['standard form', 's7', 'CA-ON 12.1'], ['language unknown']],
  'CA-QC': [
    ['tribunal form mandatory', 's14', 'CA-QC 1895'],
    ['French unless both agree otherwise, notices in same language', 's13', 'CA-QC 1897, 1898'],
  ],
  'CA-BC': [['written', 's19', 'CA-BC 13'], ['language unknown']],
  'CA-AB': [['unknown']],
  'CA-MB': [['unknown']],
  'CA-SK': [['written over 3 months', 's36', 'CA-SK 19'], ['language unknown']],
  'CA-NS': [['standard terms apply', 'o42!'], ['language unknown']],
  'CA-NB': [['standard form optional', 's49'], ['language unknown']],
  'CA-NL': [['unknown']],
  'CA-PE': [['written', 'o55!'], ['language unknown']],
  'CA-YT': [['written terms', 's61'], ['language unknown']],
  'CA-NT': [['unknown']],
  'US-NY': [['unknown']],
  'US-CA': [['unknown']],
  'US-TX': [['unknown']],
  'US-FL': [['unknown']],
  'US-IL': [['unknown']],
  'US-WA': [['unknown']],
  'US-OR': [['unknown']],
  'US-MA': [['unknown']],
  'US-NJ': [['unknown']],
  'US-CO': [['unknown']],
  'US-AZ': [['unknown']],
};
