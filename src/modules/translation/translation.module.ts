import { Module } from '@nestjs/common';
import { Settings } from '../../platform/config/settings.js';
import { PaidTranslations } from './paid-translations.service.js';
import { ProviderGate } from './provider-gate.service.js';
import { DeepL } from './providers/deepl.js';
import { LibreTranslate } from './providers/libretranslate.js';
import { NoTranslator } from './providers/no-translator.js';
import { TidyTranslations } from './tidy-translations.js';
import { TranslationController } from './translation.controller.js';
import { TranslationPersonalData } from './translation.personal-data.js';
import { Translations } from './translations.service.js';
import { TRANSLATOR, type Translator } from './translator.js';

/** Messages in the language of who reads them, by a provider that the operator chooses. */
@Module({
  controllers: [TranslationController],
  providers: [
    TranslationPersonalData,
    { provide: TRANSLATOR, useFactory: translatorOf, inject: [Settings] },
    ProviderGate,
    PaidTranslations,
    Translations,
    TidyTranslations,
  ],
  exports: [ProviderGate, Translations],
})
export class TranslationModule {}

/** The settings refuse to start a provider without what it needs. */
function translatorOf(settings: Settings): Translator {
  const { TRANSLATION_PROVIDER: provider, TRANSLATION_KEY: key, translationUrl: url } = settings;
  if (provider === 'deepl') return new DeepL(url, key ?? '');
  return provider === 'libretranslate' ? new LibreTranslate(url, key) : new NoTranslator();
}
