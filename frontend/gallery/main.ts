import path from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';

const config: StorybookConfig = {
  stories: ['../src/**/*.stories.tsx'],
  staticDirs: ['../public'],
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: path.join(import.meta.dirname, 'vite.config.ts') } },
  },
  typescript: { reactDocgen: false },
  features: { actions: false, controls: false, interactions: false, sidebarOnboardingChecklist: false },
  // The gallery talks to nobody.
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};

export default config;
