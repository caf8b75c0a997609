import { Stack, useSession } from 'kit';
import { Approvals } from './Approvals';
import { ApproveFirst } from './ApproveFirst';
import { Resting } from './Resting';
import { TeamMembers } from './TeamMembers';

/** The work of those who look after prayers, and for administrators who does it (contract, section 11). */
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
