import { del, get, post, put, type RestRoute } from '../route';
import { writeReminderCalendar } from './calendar';
import { createReminder, deleteReminder, editReminder, listRemindersByPage } from './reminders';

/** Reminders over REST (specification, section 7; contract, section 3). */
export const reminderRoutes: RestRoute[] = [
  get('/api/reminders', (ctx, { query }) => listRemindersByPage(ctx, query)),
  post('/api/reminders', (ctx, { body }) => createReminder(ctx, body), { status: 201 }),
  put('/api/reminders/:id', (ctx, { params, body }) => editReminder(ctx, params.id, body)),
  del('/api/reminders/:id', (ctx, { params }) => deleteReminder(ctx, params.id)),
  get('/api/reminders/:id/calendar.ics', (ctx, { params }) => writeReminderCalendar(ctx, params.id)),
];
