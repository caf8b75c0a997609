import type { ComponentProps } from 'react';
import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Text } from '@react-email/text';
import { styles } from './styles';

export const MainHeading = (props: ComponentProps<typeof Heading>) => (
  <Heading as="h1" className="ink" style={styles.heading} {...props} />
);

export const Paragraph = (props: ComponentProps<typeof Text>) => (
  <Text className="ink" style={styles.text} {...props} />
);

/** The one thing that the mail is for. */
export const Action = (props: ComponentProps<typeof Button>) => (
  <Button className="button" style={styles.button} {...props} />
);
