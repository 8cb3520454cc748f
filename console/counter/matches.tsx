import { Box, List, ListItem, ListItemButton } from "@mui/material"
import { Fragment } from "react"
import { Link } from "react-router-dom"

import { dayFirst } from "#domain/fields/india-time.ts"

import { useCourseName } from "../admission-sessions/use-sessions.ts"
import { DuplicateTag } from "../applications/status-chip.tsx"
import { withoutAadhaar } from "../kit/table/filters.ts"
import { useText } from "../kit/text/use-language.ts"
import { fromCounter, type Match, recordPath } from "./record-address.ts"

const lineStyle = { flexWrap: "wrap", columnGap: 2, minHeight: 44, px: 1 }
const nameStyle = { color: "primary.main", fontWeight: 500 }

/** Applications to choose from, when a name is that of several. */
export function Matches({ matches, query }: { matches: readonly Match[]; query: string }) {
  const t = useText()
  const nameOf = useCourseName()
  const list = new URLSearchParams({ filter: JSON.stringify({ q: withoutAadhaar(query) }) })
  return (
    <List dense aria-label={t("console.counterPage.several")}>
      {matches.map(({ id, applicant_name, father_name, dob, duplicates, ...match }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton component={Link} to={recordPath(id)} state={fromCounter} sx={lineStyle}>
            <Box component="span" sx={nameStyle}>
              {applicant_name}
            </Box>
            <span>
              {father_name} ·{" "}
              {[
                t("console.counterPage.born", { day: dayFirst(dob) }),
                match.applicant_mobile,
                nameOf(match.course),
                match.session,
                id,
              ].map((fact, index) => (
                <Fragment key={fact}>
                  {index > 0 && " · "}
                  <Box component="span" sx={{ whiteSpace: "nowrap" }}>
                    {fact}
                  </Box>
                </Fragment>
              ))}
            </span>
            <DuplicateTag duplicates={duplicates} />
          </ListItemButton>
        </ListItem>
      ))}
      <ListItem disablePadding>
        <ListItemButton component={Link} to={`/applications?${list}`} sx={lineStyle}>
          <Box component="span" sx={nameStyle}>
            {t("console.counterPage.inList")}
          </Box>
        </ListItemButton>
      </ListItem>
    </List>
  )
}
