import { Trans, useLingui } from '@lingui/react/macro';
import { Grid, Heading, Page, Stack, styled, Text } from 'kit';
import { NewsletterForm } from '../newsletter/NewsletterForm';

export function Newsletter() {
  const { t } = useLingui();
  return (
    <Page>
      <Sides column="20rem" columns={2}>
        <Stack gap={2}>
          <Heading level={2} size="title">{t`Never Miss a Miracle`}</Heading>
          <Text tone="soft">
            <Trans>
              Once a week: new prayers to pray, and the stories of those that were answered. No account is
              needed.
            </Trans>
          </Text>
        </Stack>
        <NewsletterForm
          thanks={{
            title: t`Welcome to our prayer community!`,
            description: t`Please confirm it with the link in the letter that we have sent you. Then you will receive our weekly digest of prayers and testimonials.`,
          }}
        />
      </Sides>
    </Page>
  );
}

const Sides = styled(Grid)`
  align-items: center;
`;
