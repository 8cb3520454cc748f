import { Box } from "@mui/material"
import { Link } from "react-router-dom"

import { languages } from "#domain/content/languages.ts"

import type { CallData } from "../../api/call.ts"
import { listAddress } from "../../kit/table/filters.ts"
import { useLanguageTexts } from "./texts.ts"

type Debts = CallData<"GET /content-overview">["debts"]

/** How many items lack a text in each language, or are older in it; each number leads to their list. */
export function DebtCounts({ debts }: { debts: Debts }) {
  const t = useLanguageTexts()
  const counts = languages
    .flatMap((language) => [
      { language, kind: "missing" as const, count: debts[language].missing },
      { language, kind: "older" as const, count: debts[language].older },
    ])
    .filter(({ count }) => count > 0)
  if (counts.length === 0) return null
  return (
    <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
      {counts.map(({ language, kind, count }) => (
        <li key={`${language} ${kind}`}>
          <Link to={listAddress("/language-debts", { language, kind })}>
            {t(`${language}_${kind}`, { count })}
          </Link>
        </li>
      ))}
    </Box>
  )
}
