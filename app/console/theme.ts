import { createElement } from "react"
import { defaultTheme, type RaThemeOptions } from "react-admin"

import { SelectAllButton } from "./bulk/select-all-button.tsx"

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
    error: { main: "#b3261e" },
    background: { default: "#faf8f1" },
  },
  typography: {
    fontFamily: '"Noto Sans", "Noto Sans Devanagari", system-ui, sans-serif',
    fontSize: 15,
  },
  components: {
    ...defaultTheme.components,
    // On a phone a wide table is moved within its page, and what stands around it stays in view.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          "& .RaLayout-contentWithSidebar, & .RaLayout-content": { minWidth: 0 },
        },
      },
    },
    RaList: {
      styleOverrides: {
        root: { minWidth: 0, "& .RaList-main, & .RaList-content": { minWidth: 0 } },
      },
    },
    RaDataTable: {
      styleOverrides: { root: { "& .RaDataTable-tableWrapper": { overflowX: "auto" } } },
    },
    // With nothing ticked these buttons are out of sight: out of the keyboard's way too.
    RaBulkActionsToolbar: {
      // In place of react-admin's own: that one selects at most 100 here, the longest page the server gives.
      defaultProps: { selectAllButton: createElement(SelectAllButton) },
      styleOverrides: {
        root: { "& .RaBulkActionsToolbar-collapsed": { visibility: "hidden" } },
      },
    },
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
