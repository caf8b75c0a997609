import { Trans } from '@lingui/react/macro';
import { ExternalLink } from 'lucide-react';
import { Button, Link, media, role, space, styled } from 'kit';

/** The buttons of a case: in line, on a phone in two equal columns. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9.5rem), 1fr));
  gap: ${space[2]};

  > * {
    padding-inline: ${space[3]};
  }

  && > [data-decision='suspend'] {
    order: 1;
    color: ${role.danger};
  }

  @media ${media.tablet} {
    display: flex;
    flex-wrap: wrap;

    > * {
      padding-inline: ${space[4]};
    }

    > [data-decision='suspend'] {
      margin-inline-start: auto;
    }
  }
`;

/** The last of them: the page of the text. */
export const OpenPage = ({ to, describedBy }: { to: string; describedBy: string }) => (
  <Button as={Link} to={to} variant="quiet" icon={<ExternalLink />} aria-describedby={describedBy}>
    <Trans>Open page</Trans>
  </Button>
);
