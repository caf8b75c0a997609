import { setupI18n, type I18n, type MessageDescriptor, type MessageOptions } from '@lingui/core';
import { isolatedValues } from 'schema/isolated';

/**
 * The language of this page (docs/languages.md). English texts are in the program where they are used, so that English
 * needs no catalog; a text that a catalog lacks is English.
 */
export const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

const translate = i18n._.bind(i18n) as Translate;

/** In Arabic and Hebrew what members wrote is of another direction more often than not. */
i18n._ = ((message, values, options) =>
  typeof message === 'string'
    ? translate(message, values && isolatedValues(values, i18n.locale), options)
    : translate({
        ...message,
        values: message.values && isolatedValues(message.values, i18n.locale),
      })) satisfies Translate as I18n['_'];

type Translate = (
  message: string | MessageDescriptor,
  values?: Record<string, unknown>,
  options?: MessageOptions,
) => string;
