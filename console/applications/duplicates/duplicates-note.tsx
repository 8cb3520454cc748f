import { Alert, Button } from "@mui/material"
import { useTranslate } from "react-admin"
import { Link } from "react-router-dom"

import { useApplication } from "../use-application.ts"

/** Maximum number of applications that a sentence names: one form may be sent hundreds of times. */
const namedAtMost = 10

/** Returns a function that names applications by their numbers, and counts those beyond the first ones. */
export const useIdList = () => {
  const translate = useTranslate()
  return (ids: readonly string[]) => {
    const named = ids.slice(0, namedAtMost).join(", ")
    const count = ids.length - namedAtMost
    return count > 0 ? translate("console.duplicates.andMore", { named, count }) : named
  }
}

/** Says on a record that other applications may be of the same person, with the way to compare them. */
export function DuplicatesNote() {
  const { id, duplicates } = useApplication()
  const translate = useTranslate()
  const listIds = useIdList()
  if (!duplicates) return null
  const { number, likely } = duplicates
  const note = (key: string, others: readonly string[]) =>
    others.length > 0 &&
    translate(`console.duplicates.${key}`, {
      others: listIds(others),
      smart_count: others.length,
    })
  const notes = [
    note("numberNote", number.open),
    note("ownedNote", number.ownedBy ? [number.ownedBy] : []),
    note("likelyNote", likely),
  ]
  const isOnlyLikely = number.open.length === 0 && !number.ownedBy
  return (
    <Alert severity={isOnlyLikely ? "info" : "warning"}>
      {notes.filter(Boolean).join(" ")}
      <Button
        component={Link}
        to={`/applications/${id}/duplicates`}
        variant="contained"
        sx={{ display: "flex", width: "fit-content", mt: 1 }}
      >
        {translate("console.duplicates.compare")}
      </Button>
    </Alert>
  )
}
