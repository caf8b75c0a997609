import { useLingui } from '@lingui/react/macro';
import { SelectField, useSession, useWrite } from 'kit';
import { localeNames, locales, type Locale } from 'schema/locales';
import { SetLocaleDocument } from '../gen/graphql';
import { setPageLocale } from './setPageLocale';

/** Changes the language of the page at once, of this browser, and of the member's account (contract, section 9). */
export function LanguageMenu() {
  const { t, i18n } = useLingui();
  const { person } = useSession();
  const [setLocale] = useWrite(SetLocaleDocument, {
    failure: {
      signIn: t`You need to sign in to change your account.`,
      fallback: t`Your account could not be changed. Please try again.`,
    },
  });

  const choose = (locale: Locale) => {
    void setPageLocale(locale);
    if (person) void setLocale({ locale });
  };

  return (
    <SelectField
      label={t`Language`}
      options={options}
      value={i18n.locale}
      onChange={(event) => choose(event.target.value as Locale)}
    />
  );
}

/** Each in itself. */
const options = localeNames.map((locale) => ({ value: locale, label: locales[locale].name }));
