/** The kinds of changes (migrations/0017_live.sql, 0043_devices.sql). */
export type Topic =
  | 'stats'
  | 'new_prayer'
  | 'gone_prayer'
  | 'prayer'
  | 'prayer_counts'
  | 'chain'
  | 'group'
  | 'notifications'
  /** A session of the member with this number has ended. */
  | 'session';

/** A thing that has changed, and who is notified. */
export interface Change {
  topic: Topic;
  id: number;
  /**
   * 'allowed': everybody who may see the thing; the others could see it until now: 'all', everybody; 'members'; 'team',
   * the prayer team and the administrators; a number, that member.
   */
  audience: 'allowed' | 'all' | 'members' | 'team' | number;
}

/** Parses a change from a NOTIFY payload: `chain:5`, `chain:5:m7`, `prayer:3:all`, `prayer:3:team`. */
export function readChange(text: string): Change {
  const [topic = '', id = '', audience = 'allowed'] = text.split(':');
  return {
    topic: topic as Topic,
    id: Number(id),
    audience: isNamed(audience) ? audience : Number(audience.slice(1)),
  };
}

function isNamed(audience: string): audience is Exclude<Change['audience'], number> {
  return ['all', 'allowed', 'members', 'team'].includes(audience);
}
