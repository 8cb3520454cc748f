import { Alert, Button } from "@mui/material"
import { Link } from "react-router-dom"

import { useText } from "../../kit/text/use-language.ts"
import { useApplication } from "../use-application.ts"

/** Maximum number of applications that a sentence names: one form may be sent hundreds of times. */
const namedAtMost = 10

/** Returns a function that names applications by their numbers, and counts those beyond the first ones. */
export const useIdList = () => {
  const t = useText()
  return (ids: readonly string[]) => {
    const named = ids.slice(0, namedAtMost).join(", ")
    const count = ids.length - namedAtMost
    return count > 0 ? t("console.duplicates.andMore", { named, count }) : named
  }
}

/** Says on a record that other applications may be of the same person, with the way to compare them. */
export function DuplicatesNote() {
  const { id, duplicates } = useApplication()
  const t = useText()
  const listIds = useIdList()
  if (!duplicates) return null
  const { number, likely } = duplicates
  const note = (key: "numberNote" | "ownedNote" | "likelyNote", others: readonly string[]) =>
    others.length > 0 &&
    t(`console.duplicates.${key}`, {
      others: listIds(others),
      count: others.length,
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
        {t("console.duplicates.compare")}
      </Button>
    </Alert>
  )
}
