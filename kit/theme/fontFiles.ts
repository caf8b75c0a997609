/// <reference path="./assets.d.ts" />
import textLatinExtItalic from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-italic.woff2';
import textLatinExt from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-ext-wght-normal.woff2';
import wordsLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-opsz-normal.woff2';
import headingLatinExtItalic from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-italic.woff2';
import headingLatinExt from '@fontsource-variable/newsreader/files/newsreader-latin-ext-wght-normal.woff2';
import wordsLatin from '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
import headingLatinItalic from '@fontsource-variable/newsreader/files/newsreader-latin-wght-italic.woff2';
import headingLatin from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2';
import textLatinItalic from './fonts/atkinson-hyperlegible-next-latin-wght-italic.woff2';
import textLatin from './fonts/atkinson-hyperlegible-next-latin-wght-normal.woff2';

export const fontFiles = {
  textLatinExtItalic,
  textLatinExt,
  textLatinItalic,
  textLatin,
  headingLatinExtItalic,
  headingLatinExt,
  headingLatinItalic,
  headingLatin,
  wordsLatinExt,
  wordsLatin,
};
