import type { ThemeConfig } from 'antd';

/**
 * Every colour with its measured contrast is settled in `tokens.css`; antd gets the same values. A test holds the two
 * together, because antd computes shades and therefore cannot read a custom property.
 */
export const COLOURS = {
  page: '#FFFBF4',
  text: '#1F2A44',
  textSecond: '#4A5775',
  textHint: '#66718C',
  primary: '#1D5FD1',
  primaryHover: '#174FB0',
  correct: '#17663A',
  correctTint: '#E6F6EC',
  nearly: '#7A4B00',
  nearlyTint: '#FFF3D6',
  notYet: '#9A3B0B',
  notYetTint: '#FFEBDD',
  error: '#B3261E',
  errorTint: '#FDE9E7',
  border: '#7C88A6',
  focus: '#0B3FA8',
  fox: '#F07A2B',
  p1: '#B3367A',
  p2: '#7A3FB5',
  p3: '#2F5FCB',
  p4: '#0B7285',
  p5: '#1B7A43',
  p6: '#A3480B',
  admin: '#C0362C',
  parent: '#1D5FD1',
  child: '#1B7A43',
} as const;

/** Adults' consoles: denser than a pupil's page; pupils' and public pages are plain markup under `tokens.css`. */
export const ADULT_THEME: ThemeConfig = {
  // Styles come from the extracted sheet; see build/antd-styles.ts.
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'app' },
  token: {
    colorPrimary: COLOURS.primary,
    colorPrimaryHover: COLOURS.primaryHover,
    colorPrimaryActive: '#123F8C',
    colorLink: COLOURS.primary,
    colorLinkHover: COLOURS.primaryHover,
    colorSuccess: '#1B7A43',
    colorSuccessBg: COLOURS.correctTint,
    colorWarning: '#8A5A00',
    colorWarningBg: COLOURS.nearlyTint,
    colorError: COLOURS.error,
    colorErrorBg: COLOURS.errorTint,
    colorText: COLOURS.text,
    colorTextSecondary: COLOURS.textSecond,
    colorTextTertiary: COLOURS.textHint,
    colorTextDescription: COLOURS.textSecond,
    colorTextPlaceholder: COLOURS.textHint,
    colorBorder: COLOURS.border,
    colorBgLayout: COLOURS.page,
    fontFamily: "'Nunito Variable', 'Nunito Fallback', system-ui, sans-serif",
    borderRadius: 10,
    borderRadiusLG: 16,
    controlHeight: 40,
    fontSize: 15,
    motionDurationMid: '0.16s',
  },
};
