import { Skeleton, styled } from 'kit';
import { VerseFrame } from './DailyVerse';

/** The placeholder of the verse of the day. */
export function DailyVerseSkeleton() {
  return (
    <Lines as="div">
      <Skeleton width="8rem" height="1.35rem" />
      <Skeleton width="100%" height="8.5rem" />
      <Skeleton width="7rem" height="1.35rem" />
    </Lines>
  );
}

const Lines = styled(VerseFrame)`
  > :nth-child(2) {
    max-width: 40rem;
  }
`;
