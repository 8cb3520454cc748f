import { defaultTheme, type RaThemeOptions } from "react-admin"

/** The college's navy on ivory, with letters large enough for a day at the counter. */
export const theme = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: "#14297a" },
    secondary: { main: "#14297a" },
    // Dark enough to be read as letters.
    warning: { main: "#8a4b00" },
    success: { main: "#1b6b2f" },
    background: { default: "#faf8f1" },
  },
  typography: {
    fontFamily: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif',
    fontSize: 15,
  },
  components: {
    ...defaultTheme.components,
    // Shown in either language before its words are known.
    MuiCircularProgress: { defaultProps: { "aria-label": "Loading, लोड हो रहा है" } },
    MuiCheckbox: {
      defaultProps: {
        // react-admin puts a row's label around its box, where screen readers do not look for it.
        slotProps: {
          root: { "aria-label": undefined },
          input: (box: { "aria-label"?: string }) => ({ "aria-label": box["aria-label"] }),
        },
      },
    },
  },
} as RaThemeOptions
