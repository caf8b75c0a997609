import { Body } from '@react-email/body';
import { Container } from '@react-email/container';
import { Head } from '@react-email/head';
import { Hr } from '@react-email/hr';
import { Html } from '@react-email/html';
import { Preview } from '@react-email/preview';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import type { ReactNode } from 'react';
import type { Site } from './site';
import { afterMark, darkStyles, styles } from './styles';

interface FrameProps extends Site {
  /** Shown beside the subject in a list of mails. */
  preview: string;
  /** The reason of this mail, and a link to turn it off. */
  footer: ReactNode;
  children: ReactNode;
}

/** The frame of every mail: the product's name above, the footer below. */
export function Frame({ productName, texts: { locale, dir }, preview, footer, children }: FrameProps) {
  return (
    <Html lang={locale} dir={dir}>
      <Head>
        <title>{productName}</title>
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{darkStyles}</style>
      </Head>
      <Preview>{preview}</Preview>
      <Body className="page" style={styles.page}>
        {/* Mail programs remove the outer elements, with their language and direction. */}
        <Container className="sheet" style={styles.sheet} lang={locale} dir={dir}>
          <Text className="ink" style={styles.brand}>
            <span className="button" style={{ ...styles.niche, ...afterMark(dir) }}>
              <span style={styles.flame} />
            </span>
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
