import { Box, Checkbox, FormControlLabel } from "@mui/material"
import { useController } from "react-hook-form"

import { fullLabelOf, headingsOf } from "#domain/applications/form/field-labels.ts"
import { queryFieldsByStep } from "#domain/applications/query-answers.ts"

import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { DayValue, grid } from "./inputs.tsx"
import { CollapsiblePanel, PanelSection } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"

const name = "item.correctable_fields"
const dayName = "item.corrections_last_day"

/** Which fields applicants can correct by themselves, and up to when. */
export function CorrectableFields() {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const { steps } = headingsOf[language]
  const { field } = useController({ name })
  const chosen = (field.value ?? []) as string[]
  const choose = (one: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, one] : chosen.filter((other) => other !== one)
    const inOrder = queryFieldsByStep.flatMap(({ fields }) => fields)
    field.onChange(inOrder.filter((known) => next.includes(known)))
  }
  const { length: count } = chosen
  return (
    <CollapsiblePanel
      title={t("corrections")}
      summary={count === 0 ? t("noCorrections") : t("correctionCount", { count })}
      names={[name, dayName]}
    >
      <Box sx={grid()}>
        <DayValue name={dayName} label={t("corrections_last_day")} hint={t("correctionsHint")} />
      </Box>
      {queryFieldsByStep.map(({ id, fields }) => (
        <PanelSection key={id} title={steps[id]}>
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: "none", ...grid() }}>
            {fields.map((one) => (
              <li key={one}>
                <FormControlLabel
                  sx={{ mr: 0 }}
                  label={fullLabelOf(one, language)}
                  control={
                    <Checkbox
                      checked={chosen.includes(one)}
                      onChange={(_event, isChosen) => choose(one, isChosen)}
                    />
                  }
                />
              </li>
            ))}
          </Box>
        </PanelSection>
      ))}
    </CollapsiblePanel>
  )
}
