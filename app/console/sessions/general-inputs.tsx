import { Box } from "@mui/material"
import { useWatch } from "react-hook-form"

import { DayValue, grid, NumberValue, TextValue } from "./inputs.tsx"
import { Panel } from "./panel.tsx"
import { useTexts } from "./use-texts.ts"

const years = { min: 1950, max: 2100, isRequired: true }

const names = [
  "form_version",
  "first_year_of_passing",
  "last_year_of_passing",
  "grace_minutes",
  "fee_last_day",
  "card_session",
  "card_valid_until",
].map((name) => `item.${name}`)

/** What concerns the whole session. */
export function GeneralInputs({ isNew }: { isNew: boolean }) {
  const t = useTexts()
  const [first, last] = useWatch({
    name: ["item.first_year_of_passing", "item.last_year_of_passing"],
  })
  const labelled = (name: string) => ({ name: `item.${name}`, label: t(name) })
  return (
    <Panel
      title={t("general")}
      summary={t("years", { first, last })}
      names={["slug", ...names]}
      startsOpen
    >
      <Box sx={grid()}>
        {isNew && <TextValue name="slug" label={t("label")} hint={t("labelHint")} isRequired />}
        <TextValue {...labelled("form_version")} isRequired />
        <NumberValue {...labelled("first_year_of_passing")} {...years} />
        <NumberValue {...labelled("last_year_of_passing")} {...years} />
        <NumberValue {...labelled("grace_minutes")} hint={t("graceHint")} max={1440} isRequired />
        <DayValue {...labelled("fee_last_day")} />
        <TextValue {...labelled("card_session")} hint={t("cardSessionHint")} isRequired />
        <DayValue {...labelled("card_valid_until")} isRequired />
      </Box>
    </Panel>
  )
}
