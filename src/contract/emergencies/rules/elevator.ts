import type { EmergencyRule } from '../rule.js';

const STUCK_EN = 'stuck|trapped|inside|locked|stranded|caught';
const STUCK_FR = 'coince*|bloque*|bloquee|enferme*|pris|prise|prises|prisonni*|dedans|interieur';
const STUCK_ES = 'atrapad*|encerrad*|atorad*|atascad*|dentro|adentro|atrapo';

export const ELEVATOR: EmergencyRule = {
  id: 'elevator',
  raisesTo: 'emergency',
  says: {
    en: [
      'in|inside @elevator & floors|minutes|hour|hours|between|stopped|stuck|dark',
      '@elevator & trapped|stuck .. people|person|us|me|him|her|inside',
      'in|inside @elevator & help|move|moving|open|stopped|out|alarm',
      '@elevator & trapped|rescue|firefighters',
      `${STUCK_EN} .. @elevator`,
      '@elevator .. stopped|stuck|jammed .. inside|with|people|someone|person|child|kid|kids|me|mother|us|him|her',
      '@elevator .. trapped|trapping|screaming|yelling|banging',
      'someone|people|person|neighbor|child|kid .. in @elevator .. out|help',
    ],
    fr: [
      'dans @elevator & etages|minutes|heure|arrete*|coince*|bloque*|panique*',
      '@elevator & entre etages',
      'dans @elevator & bouge*|ouvr*|aide|secours|sortir|arrete|suis',
      'suis .. @elevator',
      `${STUCK_FR} .. @elevator`,
      '@elevator .. arrete|bloque|coince|panne .. avec|dedans|interieur|quelquun|personne|personnes|gens|enfant*',
      '@elevator .. quelqu|gens|personne|personnes|enfant* .. dedans|interieur|bloque*|coince*',
    ],
    es: [
      'en @elevator & minutos|hora|pisos|parado|atorad*|atrapad*|metid*|encerrad*',
      'metid*|adentro|dentro @elevator',
      'en @elevator & ayuda|auxilio|mueve|abre|salir|sacar|estoy|estamos',
      `${STUCK_ES} .. @elevator`,
      '@elevator .. paro|detuvo|trabo|atoro|quedo|parado|detenido .. con|gente|personas|persona|dentro|adentro|alguien',
      'gente|persona|personas|alguien .. @elevator .. no|sacar|salir',
      '@elevator .. gente|persona|personas|alguien|senora|nino* .. dentro|adentro|atrapad*|encerrad*',
    ],
  },
  unless: {
    en: [
      'no one|body .. inside|stuck|trapped',
      'nobody|noone .. inside|stuck|trapped|in',
      'empty',
      '@elevator door .. stuck',
      'afraid|worried|scared .. stuck',
    ],
    fr: [
      'personne dedans|interieur|coince*|bloque*',
      'vide',
      'peur|crains .. coince*|bloque*',
      'bouton* .. coince*|bloque*',
    ],
    es: [
      'nadie .. dentro|adentro|atrapad*|encerrad*',
      'no hay .. nadie|personas|gente',
      'vacio',
      'miedo .. atrapad*|encerrad*',
      'boton* .. atascad*|atorad*',
    ],
  },
};
