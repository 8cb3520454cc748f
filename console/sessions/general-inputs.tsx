import { Box } from "@mui/material"
import { useWatch } from "react-hook-form"

import { ChoiceValue, DayValue, grid, NumberValue, TextValue } from "./inputs.tsx"
import { CollapsiblePanel } from "./panel.tsx"
import { useNow, useSessionTexts } from "./texts/use-texts.ts"
import { sessionNames } from "./texts/wording.ts"

const years = { min: 1950, max: 2100, isRequired: true }

const names = [
  "form_version",
  "first_year_of_passing",
  "last_year_of_passing",
  "grace_minutes",
  "fee_last_day",
  "card_session",
  "card_valid_until",
] as const

interface SessionNameProps {
  name: string
  label: string
  isInFull?: boolean
}

/** The name of a session is chosen, so that all write it alike. */
function SessionName({ name, label, isInFull = false }: SessionNameProps) {
  const current = useWatch({ name })
  const sessions = sessionNames(useNow(), current ?? "", isInFull)
  const choices = sessions.map((session) => ({ id: session, name: session }))
  return <ChoiceValue name={name} label={label} choices={choices} />
}

/** What concerns the whole session. */
export function GeneralInputs({ isNew }: { isNew: boolean }) {
  const t = useSessionTexts()
  const [first, last] = useWatch({
    name: ["item.first_year_of_passing", "item.last_year_of_passing"],
  })
  const labelled = (name: (typeof names)[number]) => ({ name: `item.${name}`, label: t(name) })
  return (
    <CollapsiblePanel
      title={t("general")}
      summary={t("years", { first, last })}
      names={["slug", ...names.map((name) => `item.${name}`)]}
      startsOpen
    >
      <Box sx={grid()}>
        {isNew && <SessionName name="slug" label={t("label")} />}
        <TextValue {...labelled("form_version")} isRequired />
        <NumberValue {...labelled("first_year_of_passing")} {...years} />
        <NumberValue {...labelled("last_year_of_passing")} {...years} />
        <NumberValue {...labelled("grace_minutes")} hint={t("graceHint")} max={1440} isRequired />
        <DayValue {...labelled("fee_last_day")} />
        <SessionName {...labelled("card_session")} isInFull />
        <DayValue {...labelled("card_valid_until")} isRequired />
      </Box>
    </CollapsiblePanel>
  )
}
