import { Trans, useLingui } from '@lingui/react/macro';
import { Heart, Mail } from 'lucide-react';
import { Heading, Link, Logo, media, page, Page, role, space, Stack, styled, Text, type } from 'kit';
import { features, testimonials, wall } from 'schema/addresses';
import { LanguageMenu } from '../locale/LanguageMenu';
import { NewsletterForm } from '../newsletter/NewsletterForm';

export function Footer() {
  const { t } = useLingui();
  return (
    <FooterSurface>
      <Page>
        <Columns>
          <Stack gap={4}>
            <Logo wordmark={page.productName} />
            <Text tone="soft">
              <Trans>
                A quiet place to bring what weighs on you, to carry one another, and to give thanks together.
              </Trans>
            </Text>
            <Scripture>
              <q dir="auto">
                <Trans>
                  Again, assuredly I tell you, that if two of you will agree on earth concerning anything that
                  they will ask, it will be done for them by my Father who is in heaven.
                </Trans>
              </q>
              <cite>{t`Matthew 18:19, World English Bible`}</cite>
            </Scripture>
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size="subheading">{t`Stay Connected`}</Heading>
            <Text tone="soft">
              <Trans>One letter a week, with prayers to pray and testimonies to be glad about.</Trans>
            </Text>
            <NewsletterForm
              thanks={{
                title: t`Successfully subscribed!`,
                description: t`Please confirm it with the link in the letter that we have sent you. Then you will receive our weekly digest of prayers and testimonials.`,
              }}
            />
          </Stack>
          <Stack gap={4}>
            <Heading level={2} size="subheading">{t`The community`}</Heading>
            <Links>
              <li>
                <Link to={wall}>{t`The wall`}</Link>
              </li>
              <li>
                <Link to={testimonials}>{t`Stories of answered prayer`}</Link>
              </li>
              <li>
                <Link to={features}>{t`Features`}</Link>
              </li>
              <li>
                <a href={`mailto:${page.prayersMailbox}`}>
                  <Mail size="1em" aria-hidden="true" /> {page.prayersMailbox}
                </a>
              </li>
              <li>
                <a href={page.donationUrl} target="_blank" rel="noopener noreferrer">
                  <Heart size="1em" aria-hidden="true" /> {t`Support Our Mission`}
                </a>
              </li>
            </Links>
            <LanguageMenu />
          </Stack>
        </Columns>
        <Text
          size="caption"
          tone="soft"
        >{t`© 2025 ${{ productName: page.productName }}. All rights reserved.`}</Text>
      </Page>
    </FooterSurface>
  );
}

const FooterSurface = styled.footer`
  background: ${role.surfaceSunken};
  border-top: 1px solid ${role.line};
`;

const Columns = styled.div`
  display: grid;
  gap: ${space[9]};
  padding-bottom: ${space[9]};

  @media ${media.desktop} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 5fr) minmax(0, 3fr);
  }
`;

const Scripture = styled.blockquote`
  ${type.small}
  padding-inline-start: ${space[4]};
  color: ${role.inkSoft};
  border-inline-start: 2px solid ${role.lineStrong};

  cite {
    display: block;
    font-style: normal;
  }
`;

const Links = styled.ul`
  display: grid;
  gap: ${space[1]};

  a {
    display: inline-flex;
    gap: ${space[2]};
    align-items: center;
    min-width: 1.5rem;
    min-height: 2.25rem;
  }
`;
