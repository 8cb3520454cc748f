import { createElement } from "react"
import { defaultTheme, type RaThemeOptions } from "react-admin"

import { SelectAllButton } from "./select-all-button.tsx"

/** The CSP allows only style elements with this nonce. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""

/** The college's navy on ivory, with large type for a day at the counter. */
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
    background: { default: "#faf8f1" },
  },
  typography: {
    fontFamily: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif',
    fontSize: 15,
  },
  components: {
    ...defaultTheme.components,
    // On a phone a wide table scrolls within its page, so that everything else stays in view.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          "& .RaLayout-contentWithSidebar, & .RaLayout-content": { minWidth: 0 },
        },
      },
    },
    // Show the toolbar of an empty list too: some actions need no record.
    RaList: {
      defaultProps: { perPage: 25, exporter: false, empty: false },
      styleOverrides: {
        root: { minWidth: 0, "& .RaList-main, & .RaList-content": { minWidth: 0 } },
      },
    },
    RaDataTable: {
      styleOverrides: { root: { "& .RaDataTable-tableWrapper": { overflowX: "auto" } } },
    },
    // Hide the toolbar from the keyboard too while nothing is selected.
    RaBulkActionsToolbar: {
      // Replaces react-admin's button, which selects at most 100 records: the server's maximum page size.
      defaultProps: { selectAllButton: createElement(SelectAllButton) },
      styleOverrides: {
        root: { "& .RaBulkActionsToolbar-collapsed": { visibility: "hidden" } },
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
