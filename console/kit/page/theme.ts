import { defaultTheme, type RaThemeOptions } from "react-admin"

/** The CSP allows only style elements with this nonce. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""

const touchTarget = { "@media (pointer: coarse)": { minWidth: 44, minHeight: 44 } }

/** The colours, type and lines of the public site, with large type for a day at the counter. */
export const theme = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: "#14297a" },
    secondary: { main: "#14297a" },
    // Dark enough to be readable as text.
    warning: { main: "#8a4b00" },
    success: { main: "#1b6b2f" },
    error: { main: "#b3261e" },
    text: { primary: "#1b1b1f", secondary: "#4a4a57" },
    divider: "#d9d4c7",
    background: { default: "#fffdf8" },
  },
  typography: {
    // The type of the public site (ui/tokens.css).
    fontFamily: 'system-ui, "Noto Sans Devanagari", "Noto Sans", sans-serif',
    fontSize: 15,
    button: { textTransform: "none" },
    h4: { fontSize: "1.75rem", fontWeight: 600 },
    h5: { fontSize: "1.375rem", fontWeight: 600 },
    h6: { fontSize: "1.0625rem", fontWeight: 600 },
  },
  shape: { borderRadius: 4 },
  // No animations if the system asks for reduced motion.
  motion: { reducedMotion: "system" },
  sidebar: { width: 216, closedWidth: 50 },
  components: {
    ...defaultTheme.components,
    // Lines instead of shadows, like the public site.
    MuiCard: { defaultProps: { variant: "outlined" } },
    MuiTableCell: {
      styleOverrides: {
        ...defaultTheme.components?.MuiTableCell?.styleOverrides,
        head: { fontWeight: 600, color: "#4a4a57" },
      },
    },
    // Fingers need 44 pixels; a mouse does not.
    MuiButton: { styleOverrides: { root: touchTarget } },
    MuiIconButton: { styleOverrides: { root: touchTarget } },
    MuiInputBase: { styleOverrides: { root: touchTarget } },
    MuiNativeSelect: { styleOverrides: { select: { ...touchTarget, boxSizing: "border-box" } } },
    MuiFormControlLabel: { styleOverrides: { root: touchTarget } },
    MuiChip: {
      styleOverrides: {
        clickable: {
          "@media (pointer: coarse)": { minWidth: 44, minHeight: 44, borderRadius: 22 },
        },
      },
    },
    // Links of the router have no style of their own; nor has what unfolds something.
    MuiCssBaseline: {
      styleOverrides: {
        a: { color: "#14297a" },
        "@media (pointer: coarse)": { summary: { paddingBlock: 12 } },
        // Forced colours remove the backgrounds that show what is selected.
        "@media (forced-colors: active)": {
          "[aria-current], [aria-pressed=true], [aria-selected=true], .Mui-selected, .RaMenuItemLink-active":
            {
              backgroundColor: "SelectedItem !important",
              color: "SelectedItemText !important",
              forcedColorAdjust: "none",
            },
          ":is([aria-current], [aria-selected=true], .Mui-selected, .RaMenuItemLink-active) *": {
            color: "inherit !important",
          },
          ".MuiTabs-indicator, .MuiSwitch-thumb": { backgroundColor: "ButtonText !important" },
          ".MuiSwitch-track": { border: "1px solid ButtonText" },
        },
      },
    },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          paddingTop: 4,
          paddingBottom: 4,
          ...touchTarget,
          // A long name takes two lines. The entries are aligned with the groups of content.
          paddingRight: 8,
          whiteSpace: "normal",
          lineHeight: 1.3,
          "& .RaMenuItemLink-icon": { minWidth: 36 },
        },
      },
    },
    // On a phone a wide table scrolls within its page, so that everything else stays in view.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          "& .RaLayout-contentWithSidebar, & .RaLayout-content": { minWidth: 0 },
        },
      },
    },
    // Bilingual: shown before the language is known.
    MuiCircularProgress: { defaultProps: { "aria-label": "Loading, लोड हो रहा है" } },
    MuiCheckbox: {
      defaultProps: {
        // react-admin sets a row's label on the wrapper of its checkbox, where screen readers ignore it.
        slotProps: {
          root: { "aria-label": undefined },
          input: (box: { "aria-label"?: string }) => ({ "aria-label": box["aria-label"] }),
        },
      },
    },
  },
} as RaThemeOptions
