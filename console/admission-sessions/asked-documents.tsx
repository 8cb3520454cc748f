import { Box, Typography } from "@mui/material"
import { useController } from "react-hook-form"

import {
  type AskedDocument,
  documentSlots,
  documentTimes,
  slotLabel,
} from "#domain/applications/document-slots.ts"

import { SelectField } from "../kit/form/plain-field.tsx"
import { useConsoleLanguage } from "../kit/text/use-language.ts"
import { grid } from "./inputs.tsx"
import { CollapsiblePanel } from "./panel.tsx"
import { useSessionTexts } from "./texts/use-texts.ts"

const name = "item.documents"

const demands = ["optional", "required"] as const

const demandOf = ({ is_required, when }: AskedDocument) =>
  `${is_required ? "required" : "optional"}_${when}` as const

/** The ways to ask for a document, by the name of each. */
const waysToAsk = documentTimes.flatMap((when) =>
  demands.map((demand) => {
    const asked = { is_required: demand === "required", when }
    return { id: `${demand}_${when}` as const, asked }
  }),
)

/** Which documents applicants send as files, when, and whether they must. */
export function AskedDocuments() {
  const t = useSessionTexts()
  const language = useConsoleLanguage()
  const { field } = useController({ name })
  const list = (field.value ?? []) as AskedDocument[]
  const choose = (slot: string, id: string) => {
    const way = waysToAsk.find((one) => one.id === id)
    const others = list.filter((one) => one.slot !== slot)
    const next = way ? [...others, { slot, ...way.asked }] : others
    field.onChange(documentSlots.flatMap((one) => next.filter((asked) => asked.slot === one)))
  }
  const count = list.length
  return (
    <CollapsiblePanel
      title={t("documents")}
      summary={count === 0 ? t("noDocuments") : t("documentCount", { count })}
      names={[name]}
    >
      <Typography variant="body2" color="textSecondary">
        {t("documentsHint")}
      </Typography>
      <Box sx={grid("16em")}>
        {documentSlots.map((slot) => {
          const asked = list.find((one) => one.slot === slot)
          return (
            <SelectField
              key={slot}
              id={`document-${slot}`}
              label={slotLabel(slot, language)}
              value={asked ? demandOf(asked) : "none"}
              onChange={(id) => choose(slot, String(id))}
              choices={["none" as const, ...waysToAsk.map(({ id }) => id)].map((id) => ({
                id,
                name: t(`demands.${id}`),
              }))}
              fullWidth
            />
          )
        })}
      </Box>
    </CollapsiblePanel>
  )
}
