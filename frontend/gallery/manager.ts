import { addons } from 'storybook/manager-api';

// No add-on needs the panel below the stories.
addons.setConfig({ showPanel: false });
