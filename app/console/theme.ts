import { defaultTheme, type RaThemeOptions } from "react-admin"

/** The college's navy on ivory, with letters large enough for a day at the counter. */
export const theme = {
  ...defaultTheme,
  palette: {
    mode: "light",
    primary: { main: "#14297a" },
    secondary: { main: "#14297a" },
    background: { default: "#faf8f1" },
  },
  typography: {
    fontFamily: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif',
    fontSize: 15,
  },
} as RaThemeOptions
