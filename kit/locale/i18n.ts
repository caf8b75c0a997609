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
  translate(
    typeof message === 'string' ? message : { ...message, values: isolate(message.values) },
    isolate(values),
    options,
  )) satisfies Translate as I18n['_'];

const isolate = (values?: Record<string, unknown>) => values && isolatedValues(values, i18n.locale);

type Translate = (
  message: string | MessageDescriptor,
  values?: Record<string, unknown>,
  options?: MessageOptions,
) => string;
