import { useLingui } from '@lingui/react/macro';
import { media, RelativeTime, role, space, styled, type, useOffline, z } from 'kit';

/**
 * Says below the header that there is no connection, and how old a stored page is. It is as high as the space above a
 * page, so that it covers no control and moves nothing; a second line of a narrow screen does move it.
 */
export function OfflineBar() {
  const { t } = useLingui();
  if (!useOffline()) return null;
  const { readAt } = document.documentElement.dataset;
  return (
    <Place role="status">
      {t`You are offline. What you see may be old.`}
      {readAt && (
        <>
          {' '}
          (<RelativeTime dateTime={readAt} />)
        </>
      )}
    </Place>
  );
}

const Place = styled.div`
  ${type.small}
  position: sticky;
  top: 0;
  z-index: ${z.raised};
  min-height: ${space[6]};
  margin-bottom: -${space[6]};
  line-height: ${space[6]};
  font-weight: 600;
  color: ${role.ink};
  text-align: center;
  background: ${role.line};

  @media ${media.desktop} and (min-height: 30em) {
    top: 3.8125rem;
  }
`;
