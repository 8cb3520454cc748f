import { Box, Button, Checkbox, FormControlLabel, FormLabel } from "@mui/material"
import { useState } from "react"
import { useTranslate } from "react-admin"

import { type CannedReasons, reasonText } from "#domain/applications/canned-reasons.ts"

import { useRead } from "../../api/use-request.ts"
import { lazyDialog } from "../../dialogs/lazy-dialog.tsx"
import { typeInto } from "../../drafts/draft-form.tsx"
import { useConsoleLanguage } from "../../language/use-language.ts"
import { usePermission } from "../../permission.tsx"
import { replaceSentences } from "./replace-sentences.ts"

const ReasonsDialog = lazyDialog(() =>
  import("./reasons-dialog.tsx").then((file) => file.ReasonsDialog),
)

export const reasonsPath = "/reasons"
export type StoredReasons = CannedReasons & { version: number }

const kinds = ["questions", "documents"] as const
type Chosen = Record<(typeof kinds)[number], number[]>
const none: Chosen = { questions: [], documents: [] }

const textOf = (reasons: CannedReasons, { questions, documents }: Chosen) =>
  reasonText({
    questions: reasons.questions.filter((_, index) => questions.includes(index)),
    documents: reasons.documents.filter((_, index) => documents.includes(index)),
  })

/** Sentences and a list of documents to tick; they are written into the field below in both languages. */
export function ReasonPicker({ fieldId }: { fieldId: string }) {
  const translate = useTranslate()
  const language = useConsoleLanguage()
  const may = usePermission()
  const { data: reasons } = useRead<StoredReasons>(reasonsPath)
  const [chosen, setChosen] = useState(none)
  const [isEditing, setIsEditing] = useState(false)
  if (!reasons) return null

  const tick = (kind: (typeof kinds)[number], index: number, isTicked: boolean) => {
    const others = chosen[kind].filter((other) => other !== index)
    const next = { ...chosen, [kind]: isTicked ? [...others, index] : others }
    setChosen(next)
    const field = document.getElementById(fieldId) as HTMLTextAreaElement
    typeInto(field, replaceSentences(field.value, textOf(reasons, chosen), textOf(reasons, next)))
  }
  return (
    <>
      {kinds.map((kind) => (
        <Box key={kind} component="fieldset" sx={{ border: 0, p: 0, m: 0, mb: 1, minWidth: 0 }}>
          <FormLabel component="legend">{translate(`console.reasons.${kind}`)}</FormLabel>
          <Box
            sx={{
              display: "grid",
              gridTemplateColumns: { sm: kind === "documents" ? "1fr 1fr" : "1fr" },
            }}
          >
            {reasons[kind].map((sentence, index) => (
              <FormControlLabel
                key={sentence.en}
                sx={{ mr: 0, py: 0.5 }}
                control={
                  <Checkbox
                    size="small"
                    checked={chosen[kind].includes(index)}
                    onChange={(_event, isTicked) => tick(kind, index, isTicked)}
                  />
                }
                label={sentence[language]}
              />
            ))}
          </Box>
        </Box>
      ))}
      {may("applications.decide") && (
        <Button size="small" onClick={() => setIsEditing(true)}>
          {translate("console.reasons.edit")}
        </Button>
      )}
      {isEditing && (
        <ReasonsDialog
          reasons={reasons}
          onClose={() => {
            setChosen(none)
            setIsEditing(false)
          }}
        />
      )}
    </>
  )
}
