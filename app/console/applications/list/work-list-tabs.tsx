import { Box } from "@mui/material"
import { useListContext, useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { type WorkList, workListNames } from "#domain/applications/work-lists.ts"
import type { WorkListCounts } from "#server/features/applications/applications.ts"

import { listAddress } from "../../lists/filters.ts"
import { useRead } from "../../use-request.ts"

/** Also the query key, which a refresh of the page reads again. */
const countsPath = "/applications/work-lists"

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

function WorkListTab({ name, count }: { name: WorkList | "all"; count: number | undefined }) {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  // A tab keeps the other filters, but not another status.
  const { list, status: _status, ...others } = filterValues
  const isCurrent = (list ?? "all") === name
  const filter = name === "all" ? others : { ...others, list: name }
  return (
    <Box
      component={Link}
      to={listAddress("/applications", filter)}
      aria-current={isCurrent ? "page" : undefined}
      sx={tabStyle}
    >
      {translate(`console.workLists.${name}`)}
      {count !== undefined && (
        <Box component="span" sx={{ color: "text.secondary", fontWeight: 400 }}>
          {count.toLocaleString("en-IN")}
        </Box>
      )}
    </Box>
  )
}

/** The work lists as links with the number of applications in each, without regard to other filters. */
export function WorkListTabs() {
  const translate = useTranslate()
  const { filterValues } = useListContext()
  const session = typeof filterValues["session"] === "string" ? filterValues["session"] : ""
  const path = session ? `${countsPath}?${new URLSearchParams({ session })}` : countsPath
  const { data } = useRead<WorkListCounts>(path, { refetchInterval: 60_000 })
  return (
    <Box
      component="nav"
      aria-label={translate("console.workLists.title")}
      sx={{ display: "flex", overflowX: "auto", borderBottom: 1, borderColor: "divider" }}
    >
      {[...workListNames, "all" as const].map((name) => (
        <WorkListTab key={name} name={name} count={data?.[name]} />
      ))}
    </Box>
  )
}
