import { Box } from "@mui/material"
import { type ReactNode, useEffect, useRef } from "react"
import { Link, type LinkProps } from "react-router-dom"

const tabStyle = {
  display: "inline-flex",
  alignItems: "center",
  gap: 0.75,
  px: 1.5,
  minHeight: { xs: 44, sm: 38 },
  whiteSpace: "nowrap",
  color: "text.primary",
  textDecoration: "none",
  borderBottom: "3px solid transparent",
  "&[aria-current]": { color: "primary.main", borderColor: "primary.main", fontWeight: 600 },
  "&:hover": { bgcolor: "#eef0f9" },
}

interface LinkTabProps extends Pick<LinkProps, "to"> {
  label: string
  isCurrent: boolean
  /** How many records are behind the tab. */
  count?: number | undefined
}

export function LinkTab({ to, label, isCurrent, count }: LinkTabProps) {
  return (
    <Box component={Link} to={to} aria-current={isCurrent ? "page" : undefined} sx={tabStyle}>
      {label}
      {count !== undefined && (
        <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
          {count.toLocaleString("en-IN")}
        </Box>
      )}
    </Box>
  )
}

/** Tabs that are links, so that each has an address. The current one is in view where they do not fit. */
export function LinkTabs({ label, children }: { label: string; children: ReactNode }) {
  const nav = useRef<HTMLElement>(null)
  useEffect(() => {
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]")
    if (current) nav.current!.scrollLeft = current.offsetLeft - nav.current!.offsetLeft
  })
  return (
    <Box
      ref={nav}
      component="nav"
      aria-label={label}
      sx={{ display: "flex", overflowX: "auto", borderBottom: 1, borderColor: "divider" }}
    >
      {children}
    </Box>
  )
}
