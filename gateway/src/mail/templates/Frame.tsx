import { Body, Container, Head, Hr, Html, Preview, Section, Text } from '@react-email/components';
import type { ReactNode } from 'react';
import type { Site } from './site';
import { darkStyles, styles } from './styles';

interface FrameProps extends Site {
  /** What a list of mails shows beside the subject. */
  preview: string;
  /** Why this mail comes, and where one turns it off. */
  footer: ReactNode;
  children: ReactNode;
}

/** What is around every mail: whose it is, and why it comes. */
export function Frame({ productName, preview, footer, children }: FrameProps) {
  return (
    <Html lang="en" dir="ltr">
      <Head>
        <title>{productName}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.page}>
        <Container className="sheet" style={styles.sheet}>
          <Text className="ink" style={styles.brand}>
            {productName}
          </Text>
          <Section>{children}</Section>
          <Hr className="rule" style={styles.rule} />
          <Text className="quiet" style={styles.footer}>
            {footer}
          </Text>
        </Container>
      </Body>
    </Html>
  );
}
