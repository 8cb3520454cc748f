import { GlobalStyles } from "@mui/material"

const onPaper = {
  "@media print": {
    ".RaLayout-appFrame > header, .RaSidebar-docked, .RaSidebar-fixed, nav, .MuiAlert-filled, .not-printed":
      {
        display: "none !important",
      },
    ".RaLayout-appFrame": { marginTop: "0 !important" },
    body: { background: "#fff !important" },
    "details, summary": { display: "block" },
    section: { breakInside: "avoid" },
  },
}

/** On paper there is only the page: no bar, no menu, and nothing with the class "not-printed". */
export function PaperStyles() {
  return <GlobalStyles styles={onPaper} />
}
