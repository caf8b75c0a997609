import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { restRule } from 'schema/rules/moderation';
import { Button, Card, Heading, Skeleton, Stack, Switch, Text, TextField, useQuery, useWrite } from 'kit';
import { Column } from '../dashboard/Column';
import { QueryFailed } from '../dashboard/QueryFailed';
import { RestAfterDaysDocument, SetRestAfterDaysDocument } from '../gen/graphql';

/** After how many days without anything new a prayer leaves the wall. */
export function Resting() {
  const { t } = useLingui();
  const { data, error, loading, refetch } = useQuery(RestAfterDaysDocument, {
    fetchPolicy: 'cache-and-network',
  });

  return (
    <Column gap={4}>
      <Stack gap={2}>
        <Heading level={2}>
          {t({
            message: 'Resting',
            comment: 'Prayers that nobody has asked about for long: a heading, and the state of one',
          })}
        </Heading>
        <Text tone="soft">
          <Trans>
            A prayer that rests leaves the wall and keeps its page. Its author brings it back with one press.
          </Trans>
        </Text>
      </Stack>
      {data ? (
        <Card>
          <Form days={data.restAfterDays ?? null} />
        </Card>
      ) : error ? (
        <QueryFailed title={t`The setting could not be loaded`} loading={loading} refetch={refetch} />
      ) : (
        <Card>
          <Skeleton height="2.75rem" />
        </Card>
      )}
    </Column>
  );
}

const suggestedDays = 90;

function Form({ days }: { days: number | null }) {
  const { t } = useLingui();
  const [isOn, setOn] = useState(days !== null);
  const [typed, setTyped] = useState(String(days ?? suggestedDays));
  const [fault, setFault] = useState(false);
  const [write, { isPending }] = useWrite(SetRestAfterDaysDocument, {
    update(cache, { data: saved }) {
      if (!saved) return;
      const restAfterDays = saved.setRestAfterDays ?? null;
      cache.writeQuery({ query: RestAfterDaysDocument, data: { restAfterDays } });
    },
    refetch: ['AuditLog'],
    success: { title: t`Success`, description: t`The setting is saved.` },
    failure: {
      signIn: t`You need to sign in to look after the site.`,
      fallback: t`Failed to save the setting`,
    },
  });

  const save = () => {
    const { success, data } = restRule.safeParse({ days: Number(typed) });
    setFault(!success);
    if (success) void write({ days: data.days });
  };
  const toggle = (on: boolean) => {
    setOn(on);
    // Switching it on begins with the number of days.
    if (!on && days !== null) void write({ days: null });
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack gap={4}>
        <Switch
          label={t`Let prayers rest`}
          description={t`After some time without an amen, encouragement, update or answer. Authors are told.`}
          checked={isOn}
          onCheckedChange={toggle}
        />
        {isOn && (
          <>
            <TextField
              label={t`After how many days without anything new`}
              type="number"
              inputMode="numeric"
              min={1}
              max={3650}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              error={fault ? t`Please choose from 1 to 3650 days` : undefined}
            />
            <div>
              <Button type="submit" variant="primary" pending={isPending}>{t`Save`}</Button>
            </div>
          </>
        )}
      </Stack>
    </form>
  );
}
