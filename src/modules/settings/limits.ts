/** Test emails to oneself, by person. */
export const SETTINGS_LIMITS = { testMail: { name: 'settings-test-mail', points: 10, seconds: 3600 } } as const;
