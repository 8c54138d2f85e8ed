import type { EmergencyRule } from '../rule.js';

export const TOILET: EmergencyRule = {
  id: 'toilet',
  raisesTo: 'emergency',
  says: {
    en: [
      'only|single|sole|one @toilet|bathroom .. clog*|cloged|block*|broken|broke|flush*|working|work|works|unusable|stuck|plugged|backed|use|cracked|out|dead',
      '@toilet|bathroom .. clog*|cloged|block*|broken|broke|flush*|working|work|unusable|plugged|backed|use|cracked .. only|one|single|sole',
      '@toilet .. only one|@toilet|bathroom',
      'no working|functioning|usable|other @toilet|bathroom',
      'no @toilet .. work*|home|house|use|flush*',
      'without .. @toilet',
      'only one|@toilet|bathroom .. have|got|apartment|flat|unit|house|home',
      'both|all|neither|none @toilet .. clog*|block*|broken|work*|flush*',
    ],
    fr: [
      'seule|seules|seul|unique .. @toilet .. bouch*|casse*|bloqu*|marche*|fonctionne*|hs|deborde*|inutilisable*|cassee*|brise*',
      '@toilet .. bouch*|casse*|bloqu*|marche*|fonctionne*|hs|inutilisable*|brise* .. seul|seule|seules|unique',
      'seul|seule|seules|unique @toilet',
      'avons|a|ai quune|seule|seul|que|qu .. @toilet',
      'plus|aucune|aucun|sans|pas @toilet',
      '@toilet bouch* .. seul|unique',
      'bouch* .. seul .. appart*|logement|maison',
    ],
    es: [
      'unico|unica|solo|sola .. @toilet .. tap*|atasc*|atorad*|rot*|funciona*|sirve*|descompuest*|usar|inservible',
      '@toilet .. tap*|atasc*|atorad*|rot*|funciona*|sirve*|descompuest*|inservible .. unico|unica|solo|solamente|otro|nada',
      'unico|unica @toilet',
      'solo|solamente tenemos|hay|tengo uno|un|@toilet',
      'sin @toilet',
      'no .. @toilet .. funcione|funcional|usar',
      'ningun @toilet',
    ],
  },
  unless: {
    en: [
      'only .. when|at|sometimes|slow*|twice|runs|running|squeak*|seat|paper',
      'no @toilet paper|seat|brush',
      'second|other|another|upstairs|downstairs|guest .. @toilet|bathroom|one',
      'use .. other|another|second',
      'bathroom .. fan|light|door|sink|shower|tap|faucet|window|bulb|tub|outlet|drain',
      'water .. only|one',
      'seat|lid|handle|roll|holder|paper',
    ],
    fr: [
      'papier|lunette|abattant|couvercle|siege|brosse|lumiere|porte|ventilateur|serrure',
      'autre*|deuxieme|second*|etage',
      'pas .. deborde*|bouch*',
      'coule|fuit',
    ],
    es: [
      'papel|tapa|asiento|puerta|luz|foco|ventana|lavabo|regadera|espejo|azulejo|extractor|ventilador|ducha',
      'otro|segundo|visitas|planta|arriba|abajo',
      'sin agua bano',
      'pierde|gotea',
    ],
  },
  believesNotUrgent: true,
};
