import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button, Card, Heading, SelectField, Skeleton, Stack, Text, TextField, useQuery } from 'kit';
import { useDraftForm } from 'kit/forms';
import { locales, type Locale } from 'schema/locales';
import { settingsLimits, settingsRule } from 'schema/rules/settings';
import { QueryFailed } from '../dashboard/QueryFailed';
import { CommunitySettingsDocument } from '../gen/graphql';
import { Helplines } from './Helplines';
import { settingNames } from './settingNames';
import { useSetCommunity, type Community as Settings } from './useSetCommunity';

/** The settings that administrators change, unless the configuration sets them. */
export function Community() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(CommunitySettingsDocument, {
    fetchPolicy: 'cache-and-network',
  });

  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <Heading level={2}>{t`Your community`}</Heading>
        <Text tone="soft">
          <Trans>Its name stands on every page and in every mail.</Trans>
        </Text>
      </Stack>
      {data ? (
        <Stack gap={7}>
          <Card>
            <NamesForm settings={data.communitySettings} />
          </Card>
          <Helplines settings={data.communitySettings} />
        </Stack>
      ) : error ? (
        <QueryFailed title={t`The names could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <Card>
          <Skeleton height="16rem" />
        </Card>
      )}
    </Stack>
  );
}

interface Names {
  productName: string;
  prayersMailbox: string;
  donationUrl: string;
  defaultLocale: Locale;
}

type Name = keyof Names;

function NamesForm({ settings }: { settings: Settings }) {
  const { t } = useLingui();
  const [initial] = useState(() => namesOf(settings));
  const before = namesOf(settings);
  const { save, isPending } = useSetCommunity(before, () => discard(before));
  // What the configuration says is not judged: nobody can change it here.
  const rule = z.omit(
    settingsRule,
    Object.fromEntries(settings.fixed.map((name) => [name, true])) as { crisisLines?: true },
  );
  const { register, submit, discard, formState } = useDraftForm({
    draft: 'community',
    rule,
    initial,
    write: async (values) => {
      const changed = Object.entries(values).filter(([name, value]) => value !== before[name as Name]);
      return changed.length > 0 ? save({ input: Object.fromEntries(changed) }) : null;
    },
  });
  const { errors } = formState;
  const fieldOf = (name: Name, description?: string) => {
    const isFixed = settings.fixed.includes(name);
    return {
      ...register(name),
      readOnly: isFixed,
      description: isFixed ? t`Set in the configuration of the site.` : description,
      error: errors[name]?.message,
    };
  };
  const { readOnly: isLanguageFixed, ...language } = fieldOf('defaultLocale', t`For whoever asks for none.`);

  return (
    <form noValidate onSubmit={submit}>
      <Stack gap={5}>
        <TextField
          label={t(settingNames.productName)}
          limit={settingsLimits.name}
          {...fieldOf('productName')}
        />
        <TextField
          label={t(settingNames.prayersMailbox)}
          type="email"
          {...fieldOf('prayersMailbox', t`Mail comes from here, and people write to it.`)}
        />
        <TextField label={t(settingNames.donationUrl)} type="url" {...fieldOf('donationUrl')} />
        <SelectField
          label={t(settingNames.defaultLocale)}
          options={Object.entries(locales).map(([value, { name }]) => ({
            value,
            label: name,
            isDisabled: isLanguageFixed && value !== before.defaultLocale,
          }))}
          {...language}
        />
        <div>
          <Button type="submit" variant="primary" pending={isPending}>{t`Save`}</Button>
        </div>
      </Stack>
    </form>
  );
}

const namesOf = ({ productName, prayersMailbox, donationUrl, defaultLocale }: Settings): Names => ({
  productName,
  prayersMailbox,
  donationUrl,
  defaultLocale: defaultLocale as Locale,
});
