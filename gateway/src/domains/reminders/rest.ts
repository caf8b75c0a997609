import { wholeListRule } from 'schema/rules/feed';
import { reminderRule } from 'schema/rules/reminder';
import { del, get, post, put, type RestRoute } from '../route';
import { writeReminderCalendar } from './calendar';
import { createReminder, deleteReminder, editReminder, listRemindersByPage } from './reminders';
import { reminder, reminderList } from './responses';

/** Reminders over REST (specification, section 7; contract, section 3). */
export const reminderRoutes: RestRoute[] = [
  get('/api/reminders', (ctx, { query }) => listRemindersByPage(ctx, query), {
    docs: {
      operationId: 'listReminders',
      summary: 'List your reminders',
      description: 'Newest first.',
      audience: 'members',
      query: wholeListRule,
      response: reminderList,
    },
  }),
  post('/api/reminders', (ctx, { body }) => createReminder(ctx, body), {
    status: 201,
    docs: {
      operationId: 'createReminder',
      summary: 'Create a reminder',
      audience: 'members',
      body: { name: 'ReminderInput', rule: reminderRule },
      response: reminder,
      creates: true,
    },
  }),
  put('/api/reminders/:id', (ctx, { params, body }) => editReminder(ctx, params.id, body), {
    docs: {
      operationId: 'editReminder',
      summary: 'Edit a reminder',
      description:
        'Day, zone and prayer stay as they are when they are left out; `prayerId: null` removes it.',
      audience: 'members',
      body: { name: 'ReminderInput', rule: reminderRule },
      response: reminder,
    },
  }),
  del('/api/reminders/:id', (ctx, { params }) => deleteReminder(ctx, params.id), {
    docs: {
      operationId: 'deleteReminder',
      summary: 'Delete a reminder',
      audience: 'members',
      response: null,
    },
  }),
  get('/api/reminders/:id/calendar.ics', (ctx, { params }) => writeReminderCalendar(ctx, params.id), {
    docs: {
      operationId: 'getReminderCalendar',
      summary: 'Get a reminder as a calendar file',
      audience: 'members',
      response: 'text/calendar',
    },
  }),
];
