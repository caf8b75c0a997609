import { Failure } from '../../scripts/terminal/progress.mjs';
import { onDatabase } from './onDatabase.mjs';

/** `recover-admin <address>`: the administrator with this address acts without a passkey for an hour. */
export async function command(settings, [address]) {
  if (!address) throw new Failure('Whom? npm run recover-admin -- naomi@example.org');
  const allowed = await onDatabase(settings, (sql) => allowWithoutPasskey(sql, address));
  if (allowed.length === 0) throw new Failure(`No account has the verified address ${address}.`);
  const until = new Date(Date.now() + 3_600_000).toISOString();
  console.log(
    `${address} may act as administrator without a passkey until ${until}. The log in /admin says so.`,
  );
}

/** The entry of the log is what gateways look for (docs/decisions/0055). */
function allowWithoutPasskey(sql, address) {
  return sql`
    insert into audit_log (actor_id, action, subject, reason)
    select id, 'allow_without_passkey', 'member ' || id, 'From the command line, for one hour'
    from members
    where is_verified and lower(email) = lower(${address})
    returning actor_id`;
}
