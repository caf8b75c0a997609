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
  const [form, setForm] = useState(nothingChosen);
  // The same query as the wall's, so that both share the result.
  const { data } = useQuery(FeedPageDocument, { variables: everything });
  const toast = useToast();
  const isComplete = form.prayerId !== '' && form.reminderDate !== '' && form.reminderTime !== '';
  const change = (changed: Partial<typeof form>) => setForm({ ...form, ...changed });

  const create = (event: FormEvent) => {
    event.preventDefault();
    toast({ title: 'Coming Soon', description: 'Prayer reminder functionality is being developed.' });
  };

  return (
    <Card>
      <Stack gap={6}>
        <Text tone="soft">
          You have no reminders here yet. Reminders that ring by mail are among the{' '}
          <Link to={featuresTab('reminders')}>features</Link>.
        </Text>
        <form onSubmit={create}>
          <Stack gap={4}>
            <Grid column="12rem" columns={3} gap={4}>
              <SelectField
                label="Prayer"
                placeholder="Choose a prayer"
                options={(data?.prayers.prayers ?? []).map(({ id, title }) => ({
                  value: String(id),
                  label: title,
                }))}
                value={form.prayerId}
                onChange={(event) => change({ prayerId: event.target.value })}
              />
              <TextField
                label="Date"
                type="date"
                value={form.reminderDate}
                onChange={(event) => change({ reminderDate: event.target.value })}
              />
              <TextField
                label="Time"
                type="time"
                value={form.reminderTime}
                onChange={(event) => change({ reminderTime: event.target.value })}
              />
            </Grid>
            <TextArea
              label="Message"
              rows={2}
              value={form.message}
              onChange={(event) => change({ message: event.target.value })}
            />
            <Cluster>
              <Button type="submit" icon={<Bell />} disabled={!isComplete}>
                Create Reminder
              </Button>
            </Cluster>
          </Stack>
        </form>
      </Stack>
    </Card>
  );
}
