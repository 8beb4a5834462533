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

/** The same in the dark: the values of `dark.css`, of those that antd needs. */
export const DARK_COLOURS = {
  page: '#141B2F',
  card: '#202B48',
  text: '#EEF2FB',
  textSecond: '#C2CCE2',
  textHint: '#A9B4CF',
  primary: '#A6C8FF',
  primaryHover: '#C9DEFF',
  correct: '#9BE7B6',
  correctTint: '#17402D',
  nearly: '#FFD98A',
  nearlyTint: '#4A3610',
  error: '#FFB4AD',
  errorTint: '#4F2323',
  border: '#8390B4',
} as const;

/** What light and dark have in common: denser than a pupil's page. */
const MEASURES = {
  fontFamily: "'Nunito Variable', 'Nunito Fallback', system-ui, sans-serif",
  borderRadius: 10,
  borderRadiusLG: 16,
  controlHeight: 40,
  fontSize: 15,
  motionDurationMid: '0.16s',
} as const;

const toRoles = (colours: Record<Exclude<keyof typeof DARK_COLOURS, 'card'>, string>) =>
  ({
    colorPrimary: colours.primary,
    colorPrimaryHover: colours.primaryHover,
    colorLink: colours.primary,
    colorLinkHover: colours.primaryHover,
    colorSuccessBg: colours.correctTint,
    colorWarningBg: colours.nearlyTint,
    colorError: colours.error,
    colorErrorBg: colours.errorTint,
    colorText: colours.text,
    colorTextSecondary: colours.textSecond,
    colorTextTertiary: colours.textHint,
    colorTextDescription: colours.textSecond,
    colorTextPlaceholder: colours.textHint,
    colorBorder: colours.border,
    colorBgLayout: colours.page,
  }) satisfies ThemeConfig['token'];

/** Adults' consoles: denser than a pupil's page; pupils' and public pages are plain markup under `tokens.css`. */
export const ADULT_THEME: ThemeConfig = {
  // Styles come from the extracted sheet; see build/antd-styles.ts.
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'app' },
  token: {
    ...toRoles(COLOURS),
    ...MEASURES,
    colorPrimaryActive: '#123F8C',
    colorSuccess: '#1B7A43',
    colorWarning: '#8A5A00',
  },
};

/** The tokens of the dark, for antd's dark algorithm; the extracted sheet has what it makes of them. */
export const DARK_TOKENS: NonNullable<ThemeConfig['token']> = {
  ...toRoles(DARK_COLOURS),
  ...MEASURES,
  colorPrimaryActive: DARK_COLOURS.primaryHover,
  colorSuccess: DARK_COLOURS.correct,
  colorWarning: DARK_COLOURS.nearly,
  colorBgBase: DARK_COLOURS.page,
  colorBgContainer: DARK_COLOURS.card,
  colorBgElevated: '#283457',
  colorTextLightSolid: '#0F1930',
};
