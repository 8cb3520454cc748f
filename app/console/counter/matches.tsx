import { Link, List, ListItem } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link as RouterLink } from "react-router-dom"

import { groupAdmissionCode } from "#domain/applications/admission-code.ts"

import { withoutAadhaar } from "../search/without-aadhaar.ts"
import { fromCounter, type Match, recordOf } from "./record-address.ts"

/** Applications to choose from, when a name is that of several. */
export function Matches({ matches, asked }: { matches: readonly Match[]; asked: string }) {
  const translate = useTranslate()
  const list = new URLSearchParams({ filter: JSON.stringify({ q: withoutAadhaar(asked) }) })
  return (
    <List dense aria-label={translate("console.counterPage.several")}>
      {matches.map(({ id, applicant_name, course, session }) => (
        <ListItem key={id} disableGutters sx={{ flexWrap: "wrap", columnGap: 2 }}>
          <Link component={RouterLink} to={recordOf(id)} state={fromCounter}>
            {applicant_name}
          </Link>
          <span>{[course, session, groupAdmissionCode(id)].join(" · ")}</span>
        </ListItem>
      ))}
      <ListItem disableGutters>
        <Link component={RouterLink} to={`/applications?${list}`}>
          {translate("console.counterPage.inList")}
        </Link>
      </ListItem>
    </List>
  )
}
