import type { Phrases } from './rule.js';

/** Words in the same sentence that say that the problem has ended, or is only hypothetical. */
export const ELSEWHERE_OR_THEN: Phrases = {
  en: [
    'last year|winter|summer|month|spring|fall',
    'years|months ago',
    'previous|former tenant|tenants|owner',
    'used to',
    'in case',
    'what if',
    'if there|was|ever .. was|is|fire|leak|flood',
    'in the movie|news|film|series',
    'next door .. last',
    'insurance .. asks|asked|wants|form|question*',
  ],
  fr: [
    'an|annee|hiver|mois|ete|semaine dernier|derniere|passe|passee',
    'y deux|trois|quelques|plusieurs ans|annees|mois',
    'ancien*|precedent* locataire*',
    'en cas',
    's il y avait',
    'si jamais',
    'film|serie|nouvelles',
    'assurance .. demande*|questionnaire',
  ],
  es: [
    'ano|mes|invierno|verano pasado',
    'hace anos|meses',
    'hace dos|tres|varios|unos|algunos anos|meses',
    'inquilino*|dueno anterior*',
    'en caso',
    'por si',
    'si hubiera|hubiese',
    'pelicula|noticias|serie',
    'seguro .. pide|pregunta',
  ],
};

/** Words that cancel the ones above, because it is happening again. */
export const STILL: Phrases = {
  en: ['again|now|still|today|tonight|morning|right|since'],
  fr: ['encore|maintenant|aujourd|nouveau|matin|soir|depuis|toujours'],
  es: ['otra vez', 'ahora|hoy|nuevamente|todavia|noche|manana|desde|sigue'],
};

/** Words anywhere in the report that say that nothing is urgent. Only some rules accept this. */
export const NOT_URGENT: Phrases = {
  en: ['not|no|isnt emergency|urgent|rush|hurry|urgency', 'whenever .. can|time|convenient|chance', 'can wait'],
  fr: ['pas|rien|aucune urgent*|urgence|presse|pressant', 'quand .. pouvez|pourrez|temps', 'peut attendre'],
  es: [
    'no .. urgente|urgencia|prisa|emergencia|corre',
    'sin prisa|urgencia',
    'cuando .. puedan|pueda|tiempo',
    'puede esperar',
  ],
};
