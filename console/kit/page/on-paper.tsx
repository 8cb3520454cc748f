import { GlobalStyles, Typography } from "@mui/material"

/** On paper there is only the list: no bar, no menu, no buttons. */
const onPaper = {
  "@media print": {
    ".RaLayout-appFrame > header, .RaSidebar-docked, .RaSidebar-fixed, nav, .MuiAlert-filled, .screen-only":
      {
        display: "none !important",
      },
    ".RaLayout-appFrame": { marginTop: "0 !important" },
    body: { background: "#fff !important" },
  },
}

/** The styles of a page that staff print, and its heading on paper. */
export function OnPaper({ heading }: { heading: string }) {
  return (
    <>
      <GlobalStyles styles={onPaper} />
      <Typography component="p" variant="h6" sx={{ display: "none", displayPrint: "block" }}>
        {heading}
      </Typography>
    </>
  )
}
