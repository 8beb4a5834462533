import { StyleProvider } from '@ant-design/cssinjs';
import { ConfigProvider } from 'antd';
import type { ReactNode } from 'react';
import 'virtual:antd.css';
import { ADULT_THEME } from './tokens.js';

const NO_CLICK_WAVE = { disabled: true };
/** antd still writes its variables at run time, which the content security policy refuses; the extracted sheet has them. */
const NOWHERE = document.createElement('div');

/** antd for adults' pages, styled by the extracted sheet alone. */
export function AdultTheme({ children }: { children: ReactNode }) {
  return (
    <StyleProvider container={NOWHERE}>
      <ConfigProvider theme={ADULT_THEME} wave={NO_CLICK_WAVE} button={{ autoInsertSpace: false }}>
        {children}
      </ConfigProvider>
    </StyleProvider>
  );
}
