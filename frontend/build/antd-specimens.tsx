import { Button, Card, ConfigProvider, Input, Statistic, Tabs, Tag } from 'antd';
import { ADULT_THEME } from '../src/shared/theme/tokens.js';
import type { ThemeConfig } from 'antd';

/** One of each antd component the product draws: what is missing here has no style in the browser. */
export function AntdSpecimens({ theme = ADULT_THEME }: { theme?: ThemeConfig }) {
  return (
    <ConfigProvider theme={{ ...theme, zeroRuntime: false }}>
      <Button type="primary">Button</Button>
      <Card title="Card">
        <Statistic title="Statistic" value={1} />
        <Tag color="success">Tag</Tag>
      </Card>
      <Input />
      <Tabs items={[{ key: '1', label: 'Tab', children: 'Panel' }]} />
    </ConfigProvider>
  );
}
