import { useLingui } from '@lingui/react/macro';
import { media, RelativeTime, role, styled, type, useOffline, z } from 'kit';

/** Says below the header that there is no connection, and how old a stored page is. It covers, and moves nothing. */
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
  height: 2rem;
  margin-bottom: -2rem;
  line-height: 2rem;
  font-weight: 600;
  color: ${role.ink};
  text-align: center;
  background: ${role.line};

  @media ${media.desktop} and (min-height: 30em) {
    top: 3.8125rem;
  }
`;
