import type { EmergencyRule } from '../rule.js';

export const CARBON_MONOXIDE: EmergencyRule = {
  id: 'co',
  raisesTo: 'emergency',
  says: {
    en: [
      '@carbon & @rings|nause*|dizzy|headache*|sick',
      'carbon .. scream*|yell*',
      '@carbon .. @alarm .. @rings',
      'co .. @alarm .. @rings',
      '@carbon .. ringing|beeping nonstop|continuously|constantly',
      '@alarm .. @carbon .. @rings',
      '@alarm .. wont|doesnt stop .. @carbon|ppm',
      'co|@carbon @alarm wont|doesnt|not stop',
      '@rings .. @carbon|co @alarm',
      '@carbon poisoning',
      '@alarm .. ppm',
    ],
    fr: [
      '@carbon & @rings|nausee*|vertige*|tete|malade*',
      '@alarm .. @carbon|co .. @rings',
      '@rings .. @alarm .. @carbon|co',
      '@carbon .. @rings',
      '@alarm co .. @rings',
      'intoxication|intoxique* .. @carbon|co',
      '@alarm .. ppm',
    ],
    es: [
      '@carbon & @rings|pita*|nausea*|mare*|dolor|chilla*',
      '@alarm .. @carbon|co .. @rings',
      '@rings .. @alarm .. @carbon|co',
      '@carbon .. no deja|para sonar',
      'intoxicacion|intoxicad* .. @carbon',
      '@alarm .. ppm',
    ],
  },
  unless: {
    en: [
      'chirp*',
      'batter*',
      'not going|ringing|sounding',
      'expired|replace|replacement|install|missing|test|tested|testing',
      'end life',
    ],
    fr: [
      'pile|piles|batterie',
      'perime*|remplacer|installer|installation|manque|test|teste|tester',
      'sonne pas',
      'fin vie',
    ],
    es: ['pila|pilas|bateria', 'caducad*|vencid*|instalar|poner|cambiar|reemplazar|falta|prueba', 'no suena|sono'],
  },
};
