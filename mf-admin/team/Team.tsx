import { Stack, useSession } from 'kit';
import { Approvals } from './Approvals';
import { ApproveFirst } from './ApproveFirst';
import { Resting } from './Resting';
import { TeamMembers } from './TeamMembers';

/** What people who look after prayers have to do, and for administrators who does it (contract, section 11). */
export function Team() {
  const { person } = useSession();
  return (
    <Stack gap={7}>
      <Approvals />
      {person?.isSiteAdmin && (
        <>
          <ApproveFirst />
          <Resting />
          <TeamMembers />
        </>
      )}
    </Stack>
  );
}
