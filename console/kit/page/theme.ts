import { defaultTheme, type RaThemeOptions } from "react-admin"

/** The CSP allows only style elements with this nonce. */
export const styleNonce =
  document.querySelector<HTMLMetaElement>("meta[name=style-nonce]")?.content ?? ""

/** Three to one against the page, as the border of a field must be (WCAG 2.2, 1.4.11). */
const fieldBorder = "#8c8778"

/** A white field with a border, in place of a grey box. The outline of the focus also shows in forced colours. */
const field = {
  "&, &:hover, &.Mui-focused, &.Mui-disabled": { backgroundColor: "#fff" },
  border: `1px solid ${fieldBorder}`,
  borderRadius: 4,
  "&::before, &::after": { display: "none" },
  "&.Mui-focused": { outline: "2px solid #14297a", outlineOffset: -2 },
  "&.Mui-error": { borderColor: "#b3261e" },
  "&.Mui-error.Mui-focused": { outlineColor: "#b3261e" },
  "&.Mui-disabled": { borderStyle: "dashed" },
}

/** MUI's space for the label, in rem instead of px: larger letters than usual must not cover the value. */
const belowLabel = {
  "&.MuiAutocomplete-inputRoot:not(.MuiInputBase-hiddenLabel)": { paddingTop: "1.1875rem" },
  "&:not(.MuiInputBase-hiddenLabel, .MuiAutocomplete-inputRoot)": {
    "&.MuiInputBase-multiline, &:not(.MuiInputBase-multiline) > .MuiInputBase-input": {
      paddingTop: "1.5625rem",
    },
    "&.MuiInputBase-sizeSmall.MuiInputBase-multiline, &.MuiInputBase-sizeSmall:not(.MuiInputBase-multiline) > .MuiInputBase-input":
      { paddingTop: "1.3125rem" },
  },
}

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
    // Counts, the page and the name of a record, a section, a part of it, a group of fields.
    h4: { fontSize: "1.75rem", fontWeight: 600, lineHeight: 1.3 },
    h5: { fontSize: "1.375rem", fontWeight: 600, lineHeight: 1.4 },
    h6: { fontSize: "1.1875rem", fontWeight: 600, lineHeight: 1.5 },
    subtitle1: { fontSize: "1.0625rem", fontWeight: 600, lineHeight: 1.5 },
    subtitle2: { fontSize: "0.9375rem", fontWeight: 600, lineHeight: 1.5 },
  },
  shape: { borderRadius: 4 },
  // No animations if the system asks for reduced motion.
  motion: { reducedMotion: "system" },
  sidebar: { width: 216, closedWidth: 50 },
  components: {
    ...defaultTheme.components,
    // Parts of a page have headings and rules, not boxes (decision 83).
    MuiCard: {
      defaultProps: { elevation: 0 },
      styleOverrides: {
        root: { borderRadius: 0, backgroundColor: "transparent", overflow: "visible" },
      },
    },
    MuiCardContent: { styleOverrides: { root: { "&, &:last-child": { padding: "8px 0" } } } },
    MuiTableCell: {
      styleOverrides: {
        ...defaultTheme.components?.MuiTableCell?.styleOverrides,
        head: {
          fontWeight: 600,
          color: "#4a4a57",
          backgroundColor: "transparent",
          borderColor: fieldBorder,
        },
      },
    },
    MuiFilledInput: { styleOverrides: { root: { ...field, ...belowLabel } } },
    // Fingers need 44 pixels; a mouse does not. Forced colours remove the background of a button.
    MuiButton: {
      styleOverrides: {
        root: { ...touchTarget, "@media (forced-colors: active)": { border: "1px solid" } },
      },
    },
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
    // A long word breaks; a message that scrolls could not be reached by keyboard.
    MuiAlert: { styleOverrides: { message: { overflow: "visible", overflowWrap: "anywhere" } } },
    // Not white on a phone.
    RaTopToolbar: { styleOverrides: { root: { "&&": { backgroundColor: "transparent" } } } },
    // Links of the router have no style of their own; nor has what unfolds something.
    MuiCssBaseline: {
      styleOverrides: {
        a: { color: "#14297a" },
        ":focus-visible, .MuiButtonBase-root.Mui-focusVisible": {
          outline: "2px solid #14297a",
          outlineOffset: 2,
        },
        // On navy, white; in menus, within the entry.
        ".MuiAppBar-root :focus-visible, .MuiAppBar-root .MuiButtonBase-root.Mui-focusVisible": {
          outlineColor: "#fff",
          outlineOffset: -2,
        },
        ".MuiMenuItem-root.Mui-focusVisible": { outlineOffset: -2 },
        // Fields have an outline of their own.
        ":is(.MuiInputBase-input, .PrivateSwitchBase-input, main):focus-visible": {
          outline: "none",
        },
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
          // The whole menu of an administrator fits a screen of 768 pixels.
          paddingTop: 2,
          paddingBottom: 2,
          ...touchTarget,
          // A long name takes two lines. The entries are aligned with the groups of content.
          paddingRight: 8,
          lineHeight: 1.3,
          "& .MuiTypography-root": { whiteSpace: "normal" },
          "& .RaMenuItemLink-icon": { minWidth: 36 },
        },
      },
    },
    // On a phone a wide table scrolls within its page, so that everything else stays in view.
    RaLayout: {
      styleOverrides: {
        root: {
          minWidth: 0,
          // The bar is in the flow: on a phone the title makes it higher.
          "& .RaLayout-appFrame.RaLayout-appFrame": { marginTop: 0 },
          "& .RaLayout-contentWithSidebar, & .RaLayout-content": { minWidth: 0 },
          "@media (min-width: 600px)": {
            "& .RaLayout-content": { padding: "0 20px 8px", borderLeft: "1px solid #d9d4c7" },
          },
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
