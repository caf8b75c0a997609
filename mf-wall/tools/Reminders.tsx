import { Trans, useLingui } from '@lingui/react/macro';
import { Bell } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import {
  Button,
  Card,
  Cluster,
  Grid,
  Link,
  SelectField,
  Stack,
  Text,
  TextArea,
  TextField,
  useQuery,
  useToast,
} from 'kit';
import { featuresTab } from 'schema/addresses';
import { everything } from '../filters/useFilters';
import { FeedPageDocument } from '../gen/graphql';

const nothingChosen = { prayerId: '', reminderDate: '', reminderTime: '', message: '' };

/** The wall's reminders are announced only; the working ones are on the features page (specification, section 2). */
export function Reminders() {
  const { t } = useLingui();
  const [form, setForm] = useState(nothingChosen);
  // The same query as the wall's, so that both share the result.
  const { data } = useQuery(FeedPageDocument, { variables: everything });
  const toast = useToast();
  const isComplete = form.prayerId !== '' && form.reminderDate !== '' && form.reminderTime !== '';
  const change = (changed: Partial<typeof form>) => setForm({ ...form, ...changed });

  const create = (event: FormEvent) => {
    event.preventDefault();
    toast({ title: t`Coming Soon`, description: t`Prayer reminder functionality is being developed.` });
  };

  return (
    <Card>
      <Stack gap={6}>
        <Text tone="soft">
          <Trans>
            You have no reminders here yet. Reminders that ring by mail are among the{' '}
            <Link to={featuresTab('reminders')}>features</Link>.
          </Trans>
        </Text>
        <form onSubmit={create}>
          <Stack gap={4}>
            <Grid column="12rem" columns={3} gap={4}>
              <SelectField
                label={t`Prayer`}
                placeholder={t`Choose a prayer`}
                options={(data?.prayers.prayers ?? []).map(({ id, title }) => ({
                  value: String(id),
                  label: title,
                }))}
                value={form.prayerId}
                onChange={(event) => change({ prayerId: event.target.value })}
              />
              <TextField
                label={t`Date`}
                type="date"
                value={form.reminderDate}
                onChange={(event) => change({ reminderDate: event.target.value })}
              />
              <TextField
                label={t`Time`}
                type="time"
                value={form.reminderTime}
                onChange={(event) => change({ reminderTime: event.target.value })}
              />
            </Grid>
            <TextArea
              label={t`Message`}
              rows={2}
              value={form.message}
              onChange={(event) => change({ message: event.target.value })}
            />
            <Cluster>
              <Button type="submit" icon={<Bell />} disabled={!isComplete}>
                <Trans>Create Reminder</Trans>
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
