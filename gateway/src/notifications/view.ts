import type { NotificationKind } from 'schema/vocabulary';
import type { NotificationRow } from './sql';

/** Something that a member was told, as that member receives it. */
export interface NotificationView {
  id: number;
  kind: NotificationKind;
  title: string;
  body: string | null;
  link: string;
  createdAt: Date;
  isRead: boolean;
}

export function viewNotification(row: NotificationRow): NotificationView {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    link: row.link,
    createdAt: row.createdAt,
    isRead: row.isRead,
  };
}
