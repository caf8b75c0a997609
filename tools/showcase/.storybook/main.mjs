import path from 'node:path';
import { baseConfig } from '../../../kit/build/baseConfig.mjs';

const stories = path.resolve(import.meta.dirname, '../../../kit/stories');

/** Storybook's configuration: kit's own stories, transformed as in its builds. */
export default {
  framework: '@storybook/react-webpack5',
  stories: [`${stories}/*.stories.tsx`],
  addons: ['@storybook/addon-a11y'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Both need TypeScript's compiler API, which TypeScript 7 does not have.
  typescript: { check: false, reactDocgen: false },
  previewAnnotations: (others = []) => [...others, path.join(stories, 'preview.tsx')],
  webpackFinal(config) {
    const { module, resolve } = baseConfig(stories, {
      development: config.mode === 'development',
      refresh: false,
    });
    // Assets are Storybook's own affair.
    const [transform] = module.rules;
    return {
      ...config,
      module: { ...config.module, rules: [...config.module.rules, { ...transform, test: /\.tsx?$/ }] },
      resolve: {
        ...config.resolve,
        extensions: [...new Set([...resolve.extensions, ...config.resolve.extensions])],
      },
      performance: { hints: false },
    };
  },
};
