import { Box } from "@mui/material"

import { describeFinancialChange } from "#domain/content/describe-financial-change.ts"
import type { FinancialChange } from "#domain/content/financial-changes.ts"

import { useCourseNames } from "../admission-sessions/use-sessions.ts"
import { useConsoleLanguage } from "../kit/text/use-language.ts"

/** Each change with its old and new value. */
export function ChangeList({ changes }: { changes: readonly FinancialChange[] }) {
  const language = useConsoleLanguage()
  const courses = useCourseNames()
  return (
    <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: "anywhere" }}>
      {changes.map((change) => (
        <li key={change.place.join("/")}>
          {describeFinancialChange(change, { language, courses })}
        </li>
      ))}
    </Box>
  )
}
